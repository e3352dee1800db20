import { item } from '../support/antd-variants.jsx';
import { box } from '../support/antd.jsx';
import { Input, InputNumber, Mentions } from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: {
    show: controlled('', (v, set) => box('Name', <Input id="w" value={v} onChange={(e) => set(e.target.value)} />)),
  },
  'number input': {
    show: controlled(null, (v, set) => box('Quantity', <InputNumber id="w" value={v} onChange={set} />), {
      text: '4',
      wantState: 4,
    }),
  },
  'form input': item('Company', <Input />),
  'input search': item('Username', <Input.Search />),
  'form password': item('Password', <Input.Password />),
  'textarea autosize': item('Comment', <Input.TextArea autoSize showCount maxLength={200} />),
  'input otp': { undo: false, show: item('Verification code', <Input.OTP />) },
  'number money': {
    show: item(
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
  },
  'number decimal': { show: item('Weight', <InputNumber min={0} max={10} step={0.1} />) },
  mentions: item('Message', <Mentions options={[{ value: 'anna', label: 'anna' }]} />),
});
