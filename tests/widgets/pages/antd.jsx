import {
  Select,
  AutoComplete,
  DatePicker,
  TimePicker,
  Input,
  InputNumber,
  Switch,
  Checkbox,
  Radio,
  Slider,
  Rate,
  TreeSelect,
  Cascader,
  Segmented,
  ColorPicker,
} from 'antd';
import { controlled } from './support/react-case.jsx';
import { showCases, fruits } from './support/cases.js';

const options = fruits.map((f) => ({ value: f.toLowerCase(), label: f }));
const tree = [
  { value: 'plants', title: 'Plants', label: 'Plants', children: [{ value: 'fern', title: 'Fern', label: 'Fern' }] },
];
const box = (label, inner) => (
  <div>
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);
const date = (v) => v && v.format('YYYY-MM-DD HH:mm');
showCases({
  input: controlled('', (v, set) => box('Name', <Input id="w" value={v} onChange={(e) => set(e.target.value)} />)),
  select: controlled(
    null,
    (v, set) => box('Fruit', <Select id="w" style={{ width: 200 }} options={options} value={v} onChange={set} />),
    { undo: false },
  ),
  'select search': controlled(null, (v, set) =>
    box(
      'Fruit',
      <Select
        id="w"
        showSearch
        allowClear
        style={{ width: 200 }}
        options={options}
        value={v}
        onChange={(x) => set(x ?? null)}
      />,
    ),
  ),
  'select multiple': controlled([], (v, set) =>
    box('Fruit', <Select id="w" mode="multiple" style={{ width: 200 }} options={options} value={v} onChange={set} />),
  ),
  'select tags': controlled([], (v, set) =>
    box('Tags', <Select id="w" mode="tags" style={{ width: 200 }} value={v} onChange={set} />),
  ),
  autocomplete: controlled('', (v, set) =>
    box('Fruit', <AutoComplete id="w" style={{ width: 200 }} options={options} value={v} onChange={set} />),
  ),
  'date picker': controlled(null, (v, set) => box('Date', <DatePicker id="w" onChange={(d) => set(date(d))} />), {
    text: '2026-12-03',
    wantPart: '2026-12-03',
  }),
  'number input': controlled(null, (v, set) => box('Quantity', <InputNumber id="w" value={v} onChange={set} />), {
    text: '4',
    wantState: 4,
  }),
  switch: controlled(false, (v, set) => <Switch aria-label="Gift wrapping" checked={v} onChange={set} />),
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onChange={(e) => set(e.target.checked)}>
      Terms
    </Checkbox>
  )),
  radio: controlled('', (v, set) => <Radio.Group value={v} onChange={(e) => set(e.target.value)} options={options} />, {
    undo: false,
  }),
  slider: controlled(30, (v, set) => <Slider value={v} onChange={set} />, { text: '70', wantState: 70 }),
  rate: controlled(0, (v, set) => <Rate value={v} onChange={set} />),
  'tree select': controlled(
    null,
    (v, set) =>
      box(
        'Plant',
        <TreeSelect id="w" style={{ width: 200 }} treeDefaultExpandAll treeData={tree} value={v} onChange={set} />,
      ),
    { want: 'Fern', undo: false },
  ),
  segmented: controlled('S', (v, set) => <Segmented options={['S', 'M', 'L']} value={v} onChange={set} />),
});
