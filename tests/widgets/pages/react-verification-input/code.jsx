import module from 'react-verification-input';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const VerificationInput = module.default ?? module;

const code = (props) =>
  controlled('', (value, set) => (
    <div>
      <p>Enter the 6-digit code we sent you</p>
      <VerificationInput value={value} onChange={set} {...props} />
    </div>
  ));

showCases({
  code: code({}),
  digits: code({ validChars: '0-9', inputProps: { inputMode: 'numeric' } }),
});
