import { useState } from 'react';
import {
  Button,
  Calendar,
  CalendarPicker,
  Cascader,
  CascadePicker,
  CheckList,
  Checkbox,
  ConfigProvider,
  DatePicker,
  DatePickerView,
  Form,
  ImageUploader,
  Input,
  PasscodeInput,
  Picker,
  PickerView,
  Radio,
  Rate,
  SearchBar,
  Segmented,
  Selector,
  Slider,
  Space,
  Stepper,
  Switch,
  TextArea,
  TreeSelect,
} from 'antd-mobile';
import enUS from 'antd-mobile/es/locales/en-US';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const c = (initial, render, extra) =>
  controlled(initial, (v, set) => <ConfigProvider locale={enUS}>{render(v, set)}</ConfigProvider>, extra);
const Item = ({ label, children, ...rest }) => (
  <div className="adm-form adm-form-default">
    <Form.Item label={label} {...rest}>
      {children}
    </Form.Item>
  </div>
);
/** A value that opens its picker, as the documentation's forms show it. */
function Opens({ label, text, children }) {
  const [visible, setVisible] = useState(false);
  return (
    <Item label={label} onClick={() => setVisible(true)} arrow>
      {children(visible, () => setVisible(false))}
    </Item>
  );
}
const day = (x) =>
  x && `${x.getFullYear()}-${String(x.getMonth() + 1).padStart(2, '0')}-${String(x.getDate()).padStart(2, '0')}`;
const minute = (x) =>
  x && `${day(x)} ${String(x.getHours()).padStart(2, '0')}:${String(x.getMinutes()).padStart(2, '0')}`;
const parsed = (v) => (v ? new Date(v.includes(' ') ? v.replace(' ', 'T') : `${v}T00:00`) : null);
const cities = [
  {
    label: 'Germany',
    value: 'germany',
    children: [
      { label: 'Berlin', value: 'berlin' },
      { label: 'Hamburg', value: 'hamburg' },
    ],
  },
  {
    label: 'France',
    value: 'france',
    children: [
      { label: 'Paris', value: 'paris' },
      { label: 'Lyon', value: 'lyon' },
    ],
  },
];

showCases(
  {
    input: c('', (v, set) => (
      <Item label="First name">
        <Input placeholder="Enter first name" value={v} onChange={set} />
      </Item>
    )),
    'input tel': c('', (v, set) => (
      <Item label="Phone number">
        <Input type="tel" placeholder="Enter phone" clearable value={v} onChange={set} />
      </Item>
    )),
    textarea: c('', (v, set) => (
      <Item label="Comments">
        <TextArea placeholder="Your comments" autoSize value={v} onChange={set} />
      </Item>
    )),
    stepper: c(1, (v, set) => (
      <Item label="Number of guests">
        <Stepper min={1} max={10} value={v} onChange={set} />
      </Item>
    )),
    switch: c(false, (v, set) => (
      <Item label="Email notifications" childElementPosition="right">
        <Switch checked={v} onChange={set} />
      </Item>
    )),
    checkbox: c(false, (v, set) => (
      <Checkbox checked={v} onChange={set}>
        I accept the terms
      </Checkbox>
    )),
    'checkbox group': c([], (v, set) => (
      <Item label="Favourite fruits">
        <Checkbox.Group value={v} onChange={set}>
          <Space direction="vertical">
            {options.slice(0, 4).map((o) => (
              <Checkbox key={o.value} value={o.value}>
                {o.label}
              </Checkbox>
            ))}
          </Space>
        </Checkbox.Group>
      </Item>
    )),
    'radio group': c('', (v, set) => (
      <Item label="Favourite fruit">
        <Radio.Group value={v} onChange={set}>
          <Space direction="vertical">
            {options.slice(0, 4).map((o) => (
              <Radio key={o.value} value={o.value}>
                {o.label}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      </Item>
    )),
    selector: c([], (v, set) => (
      <Item label="Favourite fruit">
        <Selector options={options.slice(0, 4)} value={v} onChange={set} />
      </Item>
    )),
    'selector multiple': c([], (v, set) => (
      <Item label="Favourite fruits">
        <Selector multiple options={options.slice(0, 4)} value={v} onChange={set} />
      </Item>
    )),
    segmented: c('Monthly', (v, set) => (
      <Item label="Billing period">
        <Segmented options={['Daily', 'Weekly', 'Monthly']} value={v} onChange={set} />
      </Item>
    )),
    rate: c(0, (v, set) => (
      <Item label="Rating">
        <Rate value={v} onChange={set} />
      </Item>
    )),
    slider: c(0, (v, set) => (
      <Item label="Volume">
        <Slider value={v} onChange={set} />
      </Item>
    )),
    'slider range': c([20, 60], (v, set) => (
      <Item label="Price range">
        <Slider range ticks={false} value={v} onChange={set} />
      </Item>
    )),
    passcode: c('', (v, set) => (
      <Item label="Verification code">
        <PasscodeInput plain seperated value={v} onChange={set} />
      </Item>
    )),
    'check list': c([], (v, set) => (
      <Item label="Favourite fruit">
        <CheckList value={v} onChange={set}>
          {options.slice(0, 4).map((o) => (
            <CheckList.Item key={o.value} value={o.value}>
              {o.label}
            </CheckList.Item>
          ))}
        </CheckList>
      </Item>
    )),
    search: c('', (v, set) => <SearchBar placeholder="Search" value={v} onChange={set} />),
    picker: c([], (v, set) => (
      <Opens label="Favourite fruit">
        {(visible, close) => (
          <Picker columns={[options]} visible={visible} onClose={close} value={v} onConfirm={set}>
            {(items) => (items.every((i) => i === null) ? 'Not selected' : items.map((i) => i?.label).join(', '))}
          </Picker>
        )}
      </Opens>
    )),
    'cascade picker': c([], (v, set) => (
      <Opens label="City">
        {(visible, close) => (
          <CascadePicker options={cities} visible={visible} onClose={close} value={v} onConfirm={set}>
            {(items) => (items.every((i) => i === null) ? 'Not selected' : items.map((i) => i?.label).join(' / '))}
          </CascadePicker>
        )}
      </Opens>
    )),
    cascader: c([], (v, set) => (
      <Opens label="City">
        {(visible, close) => (
          <Cascader options={cities} visible={visible} onClose={close} value={v} onConfirm={set}>
            {(items) =>
              items.length === 0 || items.every((i) => i === null)
                ? 'Not selected'
                : items.map((i) => i?.label ?? 'Not selected').join(' / ')
            }
          </Cascader>
        )}
      </Opens>
    )),
    'date picker': c(null, (v, set) => (
      <Opens label="Date of birth">
        {(visible, close) => (
          <DatePicker
            visible={visible}
            onClose={close}
            min={new Date(1930, 0, 1)}
            max={new Date(2030, 11, 31)}
            value={parsed(v)}
            onConfirm={(x) => set(day(x))}
          >
            {(x) => (x ? day(x) : 'Please select')}
          </DatePicker>
        )}
      </Opens>
    )),
    'date time picker': c(null, (v, set) => (
      <Opens label="Appointment">
        {(visible, close) => (
          <DatePicker
            precision="minute"
            visible={visible}
            onClose={close}
            value={parsed(v)}
            onConfirm={(x) => set(minute(x))}
          >
            {(x) => (x ? minute(x) : 'Please select')}
          </DatePicker>
        )}
      </Opens>
    )),
    'calendar picker': c(null, (v, set) => (
      <Opens label="Check-in date">
        {(visible, close) => (
          <>
            {v ?? 'Please select'}
            <CalendarPicker
              selectionMode="single"
              visible={visible}
              onClose={close}
              defaultValue={parsed(v)}
              onConfirm={(x) => set(day(x))}
            />
          </>
        )}
      </Opens>
    )),
    calendar: c(null, (v, set) => (
      <Item label="Check-in date">
        <Calendar selectionMode="single" value={parsed(v)} onChange={(x) => set(day(x))} />
      </Item>
    )),
    'calendar range': c(null, (v, set) => (
      <Item label="Travel dates">
        <Calendar selectionMode="range" value={v && v.map(parsed)} onChange={(x) => set(x && x.map(day))} />
      </Item>
    )),
    'picker view': c([], (v, set) => (
      <Item label="Favourite fruit">
        <PickerView columns={[options]} value={v} onChange={set} />
      </Item>
    )),
    'image uploader': c([], (v, set) => (
      <Item label="Photos">
        <ImageUploader
          value={v}
          onChange={set}
          upload={async (file) => ({ url: URL.createObjectURL(file), name: file.name })}
        />
      </Item>
    )),
  },
  [
    'segmented',
    'picker',
    'cascade picker',
    'cascader',
    'date picker',
    'date time picker',
    'picker view',
    'radio group',
    'passcode',
    'calendar picker',
  ],
);
