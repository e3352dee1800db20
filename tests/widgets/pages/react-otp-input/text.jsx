import OtpInput from 'react-otp-input';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'react-otp-input': controlled('', (v, set) => (
    <fieldset>
      <legend>One-time password</legend>
      <OtpInput value={v} onChange={set} numInputs={6} renderInput={(props) => <input {...props} />} />
    </fieldset>
  )),
  numbers: controlled('', (v, set) => (
    <fieldset>
      <legend>Security code</legend>
      <OtpInput
        value={v}
        onChange={set}
        numInputs={4}
        inputType="number"
        renderSeparator={<span>-</span>}
        renderInput={(props) => <input {...props} />}
      />
    </fieldset>
  )),
});
