import {
  Checkbox,
  ChipsInput,
  ChipsSelect,
  CustomSelect,
  DateInput,
  DateRangeInput,
  FormItem,
  Input,
  NativeSelect,
  Radio,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  Textarea,
  AdaptivityProvider,
  AppRoot,
  ConfigProvider,
} from '@vkontakte/vkui';
import '@vkontakte/vkui/dist/vkui.css';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const chips = fruits.map((label) => ({ label, value: label.toLowerCase() }));

const item = (label, initial, render, extra) =>
  controlled(
    initial,
    (v, set) => (
      <ConfigProvider>
        <AdaptivityProvider>
          <AppRoot mode="embedded">
            <FormItem top={label} htmlFor="widget">
              {render(v, set)}
            </FormItem>
          </AppRoot>
        </AdaptivityProvider>
      </ConfigProvider>
    ),
    extra,
  );
const typed = (set) => (e) => set(e.target.value);

showCases({
  text: item('First name', '', (v, set) => <Input id="widget" value={v} onChange={typed(set)} />),
  area: item('Comments', '', (v, set) => <Textarea id="widget" value={v} onChange={typed(set)} />),
  'native select': item('Favourite fruit', '', (v, set) => (
    <NativeSelect id="widget" value={v} onChange={typed(set)} placeholder="Not chosen">
      {fruits.map((fruit) => (
        <option key={fruit}>{fruit}</option>
      ))}
    </NativeSelect>
  )),
  select: {
    undo: false,
    show: item('Favourite fruit', null, (v, set) => (
      <Select id="widget" placeholder="Not chosen" options={options} value={v} onChange={(e, one) => set(one)} />
    )),
  },
  'custom select': item('Favourite fruit', null, (v, set) => (
    <CustomSelect
      id="widget"
      allowClearButton
      placeholder="Not chosen"
      options={options}
      value={v}
      onChange={(e, one) => set(one)}
    />
  )),
  'custom select with search': item('Favourite fruit', null, (v, set) => (
    <CustomSelect
      id="widget"
      searchable
      allowClearButton
      placeholder="Not chosen"
      options={options}
      value={v}
      onChange={(e, one) => set(one)}
    />
  )),
  'chips select': item('Favourite fruits', [], (v, set) => (
    <ChipsSelect id="widget" options={chips} placeholder="Not chosen" value={v} onChange={set} />
  )),
  'chips input': item('Skills', [], (v, set) => <ChipsInput id="widget" value={v} onChange={set} />),
  date: item('Check-in date', null, (v, set) => <DateInput value={v} onChange={set} />),
  'date of birth': item('Date of birth', null, (v, set) => <DateInput value={v} onChange={set} disableFuture />),
  'date and time': item('Departure', null, (v, set) => <DateInput enableTime value={v} onChange={set} />),
  'date accessible': item('Check-in date', null, (v, set) => <DateInput accessible value={v} onChange={set} />),
  'date range': item('Travel dates', [null, null], (v, set) => <DateRangeInput value={v} onChange={set} />),
  slider: item('Volume', 20, (v, set) => <Slider id="widget" value={v} onChange={set} />),
  'slider of two': item('Price', [20, 60], (v, set) => <Slider multiple value={v} onChange={set} />),
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
      I accept the terms
    </Checkbox>
  )),
  switch: item('Dark mode', false, (v, set) => (
    <Switch id="widget" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  radios: {
    undo: false,
    show: item('Size', '', (v, set) => (
      <RadioGroup>
        {['Small', 'Medium', 'Large'].map((size) => (
          <Radio key={size} name="size" value={size} checked={v === size} onChange={typed(set)}>
            {size}
          </Radio>
        ))}
      </RadioGroup>
    )),
  },
  segmented: {
    undo: false,
    show: item('Size', 's', (v, set) => (
      <SegmentedControl
        value={v}
        onChange={set}
        options={[
          { label: 'Small', value: 's' },
          { label: 'Medium', value: 'm' },
          { label: 'Large', value: 'l' },
        ]}
      />
    )),
  },
});
