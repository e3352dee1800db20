import { F } from '../support/semi.jsx';
import { Input, TextArea, InputNumber, PinCode } from '@douyinfe/semi-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
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
  'pin code': controlled('', (v, set) => (
    <F label="Verification code">
      <PinCode value={v} onChange={set} />
    </F>
  )),
});
