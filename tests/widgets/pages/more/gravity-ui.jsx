import '@gravity-ui/uikit/styles/styles.css';
import {
  ThemeProvider,
  TextInput,
  TextArea,
  NumberInput,
  PasswordInput,
  Select,
  Checkbox,
  Radio,
  RadioGroup,
  SegmentedRadioGroup,
  Switch,
  Slider,
  PinInput,
  Palette,
  TreeSelect,
} from '@gravity-ui/uikit';
import { DatePicker, RangeDatePicker, DateField, RelativeDatePicker } from '@gravity-ui/date-components';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const options = fruits.map((f) => ({ value: f.toLowerCase(), content: f }));
const own = (initial, render, extra) =>
  controlled(initial, (v, set) => <ThemeProvider theme="light">{render(v, set)}</ThemeProvider>, extra);
const row = (label, inner) => (
  <div>
    <label htmlFor="w">{label}</label>
    <div>{inner}</div>
  </div>
);
const day = (d) => (d ? d.format('YYYY-MM-DD HH:mm') : null);
showCases({
  'text input': own('', (v, set) => <TextInput label="First name" value={v} onUpdate={set} hasClear />),
  'text area': own('', (v, set) => row('Message', <TextArea controlProps={{ id: 'w' }} value={v} onUpdate={set} />)),
  number: own(null, (v, set) =>
    row('Quantity', <NumberInput controlProps={{ id: 'w' }} min={0} max={50} value={v} onUpdate={set} />),
  ),
  password: own('', (v, set) => row('Password', <PasswordInput controlProps={{ id: 'w' }} value={v} onUpdate={set} />)),
  select: own([], (v, set) =>
    row('Favourite fruit', <Select id="w" placeholder="Choose" value={v} options={options} onUpdate={set} hasClear />),
  ),
  'select label': own([], (v, set) => (
    <Select label="Favourite fruit:" value={v} options={options} onUpdate={set} hasClear />
  )),
  'select filter': own([], (v, set) =>
    row(
      'Favourite fruit',
      <Select id="w" filterable placeholder="Choose" value={v} options={options} onUpdate={set} hasClear />,
    ),
  ),
  'select many': own([], (v, set) =>
    row(
      'Fruits you like',
      <Select id="w" multiple placeholder="Choose" value={v} options={options} onUpdate={set} hasClear />,
    ),
  ),
  checkbox: own(false, (v, set) => (
    <Checkbox checked={v} onUpdate={set}>
      I agree to the terms
    </Checkbox>
  )),
  radio: own(
    '',
    (v, set) => (
      <div>
        <p id="s">Shipping</p>
        <RadioGroup aria-labelledby="s" value={v} onUpdate={set}>
          <Radio value="standard">Standard</Radio>
          <Radio value="express">Express</Radio>
        </RadioGroup>
      </div>
    ),
    { undo: false },
  ),
  segmented: own('daily', (v, set) => (
    <div>
      <p id="s">How often</p>
      <SegmentedRadioGroup aria-labelledby="s" value={v} onUpdate={set}>
        {['daily', 'weekly', 'monthly'].map((o) => (
          <SegmentedRadioGroup.Option key={o} value={o}>
            {o}
          </SegmentedRadioGroup.Option>
        ))}
      </SegmentedRadioGroup>
    </div>
  )),
  switch: own(false, (v, set) => (
    <Switch checked={v} onUpdate={set}>
      Gift wrapping
    </Switch>
  )),
  slider: own(20, (v, set) => (
    <div style={{ padding: 10 }}>
      <p>Volume</p>
      <Slider min={0} max={100} value={v} onUpdate={set} />
    </div>
  )),
  'slider range': own([20, 60], (v, set) => (
    <div style={{ padding: 10 }}>
      <p>Price range</p>
      <Slider min={0} max={100} value={v} onUpdate={set} />
    </div>
  )),
  pin: own([], (v, set) => (
    <div>
      <p id="p">One-time code</p>
      <PinInput aria-labelledby="p" length={4} otp value={v} onUpdate={set} />
    </div>
  )),
  palette: own([], (v, set) => (
    <div>
      <p>Favourite fruit</p>
      <Palette multiple={false} value={v} onUpdate={set} options={options.slice(0, 4)} />
    </div>
  )),
  'date picker': own(null, (v, set) => (
    <DatePicker label="Check-in date" format="YYYY-MM-DD" hasClear onUpdate={(d) => set(day(d))} />
  )),
  'date time': own(null, (v, set) => (
    <DatePicker label="Appointment" format="DD.MM.YYYY HH:mm" hasClear onUpdate={(d) => set(day(d))} />
  )),
  'date field': own(null, (v, set) => (
    <DateField label="Date of birth" format="DD.MM.YYYY" hasClear onUpdate={(d) => set(day(d))} />
  )),
  'range picker': own(null, (v, set) => (
    <RangeDatePicker
      label="Travel dates"
      format="YYYY-MM-DD"
      hasClear
      onUpdate={(d) => set(d && [day(d.start), day(d.end)])}
    />
  )),
});
