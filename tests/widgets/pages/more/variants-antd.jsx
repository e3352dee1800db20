import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Form,
  Select,
  DatePicker,
  TimePicker,
  Input,
  InputNumber,
  Checkbox,
  Radio,
  Slider,
  TreeSelect,
  Cascader,
  ColorPicker,
  Mentions,
  Transfer,
  AutoComplete,
  Button,
  Switch,
  Rate,
  Upload,
  Segmented,
} from 'antd';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((f) => ({ value: f.toLowerCase(), label: f }));
const many = Array.from({ length: 1000 }, (_, i) => ({ value: `Customer ${i + 1}`, label: `Customer ${i + 1}` }));
const grouped = [
  { label: 'Sweet', options: options.slice(0, 4) },
  { label: 'Sour', options: options.slice(4) },
];
const tree = [
  {
    value: 'garden',
    title: 'Garden',
    label: 'Garden',
    children: [
      {
        value: 'tools',
        title: 'Tools',
        label: 'Tools',
        children: [{ value: 'rakes', title: 'Rakes', label: 'Rakes' }],
      },
      { value: 'seeds', title: 'Seeds', label: 'Seeds' },
    ],
  },
  { value: 'kitchen', title: 'Kitchen', label: 'Kitchen', children: [{ value: 'pans', title: 'Pans', label: 'Pans' }] },
];
/** As the documentation builds a form: the form's own store is the model. */
function item(label, child, extra = {}, props = {}) {
  return (root) => {
    let form;
    let again;
    function Case() {
      [form] = Form.useForm();
      const [, count] = useState(0);
      again = () => count((n) => n + 1);
      return (
        <Form form={form} name="basic" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }} onFinish={() => undefined}>
          <Form.Item label={label} name="one" rules={[{ required: true }]} {...props}>
            {child}
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit">
              Submit
            </Button>
          </Form.Item>
        </Form>
      );
    }
    createRoot(root).render(<Case />);
    return {
      state: () => JSON.parse(JSON.stringify(form?.getFieldValue('one') ?? null)),
      rerender: () => again?.(),
      ...extra,
    };
  };
}
const no = { undo: false };
showCases({
  'form input': item('Company', <Input />),
  'input search': item('Username', <Input.Search />),
  'form password': item('Password', <Input.Password />),
  'textarea autosize': item('Comment', <Input.TextArea autoSize showCount maxLength={200} />),
  'input otp': item('Verification code', <Input.OTP />, no),
  'select placeholder': item('Favourite fruit', <Select placeholder="Select a fruit" options={options} />, no),
  'select grouped': item('Favourite fruit', <Select allowClear options={grouped} />),
  'select virtual': item('Customer', <Select showSearch allowClear optionFilterProp="label" options={many} />),
  'select multiple clear': item(
    'Favourite fruits',
    <Select mode="multiple" allowClear placeholder="Please select" options={options} />,
  ),
  'select responsive tags': item(
    'Favourite fruits',
    <Select mode="multiple" maxTagCount="responsive" options={options} />,
  ),
  autocomplete: item('Fruit', <AutoComplete options={options} placeholder="Fruit" />),
  'cascader path': item('Category', <Cascader options={tree} placeholder="Please select" />),
  'cascader multiple': item('Categories', <Cascader multiple options={tree} />),
  'tree checkable': item('Categories', <TreeSelect treeCheckable treeData={tree} treeDefaultExpandAll />),
  'tree search': item('Category', <TreeSelect showSearch allowClear treeData={tree} treeDefaultExpandAll />),
  'date format': item('Check-in date', <DatePicker format="DD/MM/YYYY" />),
  'date and time': item('Appointment', <DatePicker showTime />),
  month: item('Billing month', <DatePicker picker="month" />),
  year: item('Year of construction', <DatePicker picker="year" />),
  quarter: item('Quarter', <DatePicker picker="quarter" />),
  range: item('Travel dates', <DatePicker.RangePicker />),
  'range time': item('Period', <DatePicker.RangePicker showTime format="YYYY-MM-DD HH:mm" />),
  time: item('Arrival time', <TimePicker />),
  'time 12': item('Arrival time', <TimePicker use12Hours format="h:mm a" />),
  'time range': item('Opening hours', <TimePicker.RangePicker />),
  'number money': item(
    'Budget',
    <InputNumber
      addonBefore="$"
      formatter={(v) => `${v}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}
      parser={(v) => v?.replace(/\$\s?|(,*)/g, '')}
      min={0}
      max={100000}
      step={100}
    />,
  ),
  'number decimal': item('Weight', <InputNumber min={0} max={10} step={0.1} />),
  'checkbox group': item('Favourite fruits', <Checkbox.Group options={fruits} />),
  'radio buttons': item('Size', <Radio.Group optionType="button" options={['Small', 'Medium', 'Large']} />, no),
  'slider range': item('Price', <Slider range />, {}, { initialValue: [20, 60] }),
  'slider marks': item('Volume', <Slider marks={{ 0: '0', 50: '50', 100: '100' }} />, {}, { initialValue: 0 }),
  switch: item(
    'Newsletter',
    <Switch checkedChildren="On" unCheckedChildren="Off" />,
    {},
    { valuePropName: 'checked', initialValue: false },
  ),
  rate: item('Rating', <Rate />, {}, { initialValue: 0 }),
  'rate half': item('Rating', <Rate allowHalf />, {}, { initialValue: 0 }),
  mentions: item('Message', <Mentions options={[{ value: 'anna', label: 'anna' }]} />),
  segmented: item('View', <Segmented block options={['List', 'Kanban', 'Table']} />, no),
  upload: item(
    'Attachment',
    <Upload.Dragger beforeUpload={() => false}>
      <p>Click or drag file to this area to upload</p>
    </Upload.Dragger>,
    {},
    { valuePropName: 'fileList', getValueFromEvent: (e) => e.fileList?.map((f) => f.name) },
  ),
});
