import '../support/ring-ui.jsx';
import Checkbox from '@jetbrains/ring-ui-built/components/checkbox/checkbox';
import DatePicker from '@jetbrains/ring-ui-built/components/date-picker/date-picker';
import Input from '@jetbrains/ring-ui-built/components/input/input';
import Radio from '@jetbrains/ring-ui-built/components/radio/radio';
import { Slider } from '@jetbrains/ring-ui-built/components/slider/slider';
import Toggle from '@jetbrains/ring-ui-built/components/toggle/toggle';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => <Input label="First name" value={v} onChange={(e) => set(e.target.value)} />),
  'input of several lines': controlled('', (v, set) => (
    <Input multiline label="Comment" value={v} onChange={(e) => set(e.target.value)} />
  )),
  checkbox: controlled(false, (v, set) => (
    <Checkbox label="I agree to the terms" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  toggle: controlled(false, (v, set) => (
    <Toggle checked={v} onChange={(e) => set(e.target.checked)}>
      Gift wrapping
    </Toggle>
  )),
  radio: {
    undo: false,
    show: controlled('', (v, set) => (
      <fieldset>
        <legend>Favourite fruit</legend>
        <Radio value={v} onChange={set}>
          {fruits.slice(0, 3).map((one) => (
            <Radio.Item key={one} value={one}>
              {one}
            </Radio.Item>
          ))}
        </Radio>
      </fieldset>
    )),
  },
  slider: controlled(20, (v, set) => (
    <div className="field">
      <label>Volume</label>
      <Slider defaultValue={20} value={v} onChange={set} />
    </div>
  )),
  date: {
    undo: false,
    show: controlled(null, (v, set) => (
      <div className="field">
        <label>Date of birth</label>
        <DatePicker date={v} onChange={set} />
      </div>
    )),
  },
  'date and time': {
    undo: false,
    show: controlled(null, (v, set) => (
      <div className="field">
        <label>Date and time of departure</label>
        <DatePicker withTime date={v} onChange={set} />
      </div>
    )),
  },
});
