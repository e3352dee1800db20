import { c, Item } from '../support/antd-mobile.jsx';
import { Input, PasscodeInput, SearchBar, Stepper, TextArea } from 'antd-mobile';
import { showCases } from '../support/cases.js';

showCases({
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
  passcode: {
    undo: false,
    show: c('', (v, set) => (
      <Item label="Verification code">
        <PasscodeInput plain seperated value={v} onChange={set} />
      </Item>
    )),
  },
  search: c('', (v, set) => <SearchBar placeholder="Search" value={v} onChange={set} />),
});
