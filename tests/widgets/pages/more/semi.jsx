import '@douyinfe/semi-ui/dist/css/semi.min.css';
import {
  Input,
  TextArea,
  InputNumber,
  Select,
  Cascader,
  TreeSelect,
  AutoComplete,
  Checkbox,
  CheckboxGroup,
  RadioGroup,
  Radio,
  Switch,
  Slider,
  Rating,
  DatePicker,
  TimePicker,
  TagInput,
  Transfer,
  PinCode,
} from '@douyinfe/semi-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const opts = fruits.map((f) => ({ label: f, value: f }));
const F = ({ label, children }) => (
  <div className="semi-form-field">
    <label className="semi-form-field-label">{label}</label>
    <div>{children}</div>
  </div>
);
showCases(
  {
    input: controlled('', (v, set) => (
      <F label="Full name">
        <Input value={v} onChange={set} />
      </F>
    )),
    'text area': controlled('', (v, set) => (
      <F label="Message">
        <TextArea value={v} onChange={set} />
      </F>
    )),
    number: controlled('', (v, set) => (
      <F label="Quantity">
        <InputNumber value={v} onChange={set} />
      </F>
    )),
    select: controlled(undefined, (v, set) => (
      <F label="Favourite fruit">
        <Select value={v} onChange={set} optionList={opts} style={{ width: 200 }} />
      </F>
    )),
    'select filter': controlled(undefined, (v, set) => (
      <F label="Favourite fruit">
        <Select filter value={v} onChange={set} optionList={opts} style={{ width: 200 }} />
      </F>
    )),
    'select multiple': controlled([], (v, set) => (
      <F label="Favourite fruits">
        <Select multiple value={v} onChange={set} optionList={opts} style={{ width: 300 }} />
      </F>
    )),
    cascader: controlled(undefined, (v, set) => (
      <F label="Area">
        <Cascader
          value={v}
          onChange={set}
          treeData={[{ label: 'Berlin', value: 'Berlin', children: [{ label: 'Mitte', value: 'Mitte' }] }]}
          style={{ width: 200 }}
        />
      </F>
    )),
    'tree select': controlled(undefined, (v, set) => (
      <F label="Department">
        <TreeSelect
          value={v}
          onChange={set}
          treeData={[
            {
              label: 'Sales',
              value: 'Sales',
              key: 'sales',
              children: [{ label: 'Europe', value: 'Europe', key: 'eu' }],
            },
          ]}
          style={{ width: 200 }}
        />
      </F>
    )),
    'auto complete': controlled('', (v, set) => (
      <F label="City">
        <AutoComplete value={v} onChange={set} data={['Paris', 'Berlin', 'Rome']} />
      </F>
    )),
    checkbox: controlled(false, (v, set) => (
      <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
        I accept the terms
      </Checkbox>
    )),
    radio: controlled('', (v, set) => (
      <F label="Size">
        <RadioGroup value={v} onChange={(e) => set(e.target.value)}>
          <Radio value="Small">Small</Radio>
          <Radio value="Large">Large</Radio>
        </RadioGroup>
      </F>
    )),
    'radio buttons': controlled('', (v, set) => (
      <F label="Size">
        <RadioGroup type="button" value={v} onChange={(e) => set(e.target.value)}>
          <Radio value="Small">Small</Radio>
          <Radio value="Large">Large</Radio>
        </RadioGroup>
      </F>
    )),
    switch: controlled(false, (v, set) => (
      <F label="Notifications">
        <Switch checked={v} onChange={set} aria-label="Notifications" />
      </F>
    )),
    slider: controlled(0, (v, set) => (
      <F label="Volume">
        <Slider value={v} onChange={set} />
      </F>
    )),
    rating: controlled(0, (v, set) => (
      <F label="Rating">
        <Rating value={v} onChange={set} />
      </F>
    )),
    'date picker': controlled(null, (v, set) => (
      <F label="Check-in date">
        <DatePicker value={v} onChange={(d, s) => set(s || null)} />
      </F>
    )),
    'date range': controlled([], (v, set) => (
      <F label="Travel dates">
        <DatePicker type="dateRange" value={v} onChange={(d, s) => set(s)} style={{ width: 260 }} />
      </F>
    )),
    'time picker': controlled(null, (v, set) => (
      <F label="Start time">
        <TimePicker value={v} onChange={(d, s) => set(s || null)} />
      </F>
    )),
    'tag input': controlled([], (v, set) => (
      <F label="Tags">
        <TagInput value={v} onChange={set} />
      </F>
    )),
    transfer: controlled([], (v, set) => (
      <F label="Members">
        <Transfer
          value={v}
          onChange={set}
          dataSource={opts.map((o, i) => ({ ...o, key: i }))}
          style={{ width: 500, height: 300 }}
        />
      </F>
    )),
    'pin code': controlled('', (v, set) => (
      <F label="Verification code">
        <PinCode value={v} onChange={set} />
      </F>
    )),
  },
  ['select', 'select filter', 'cascader', 'tree select', 'radio', 'radio buttons', 'date range'],
);
