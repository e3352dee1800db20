import PhoneInput from 'react-phone-number-input';
import 'react-phone-number-input/style.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import PhoneOnly from 'react-phone-number-input/input';

const labelled = (inner) => (
  <div>
    <label htmlFor="w">Phone</label>
    {inner}
  </div>
);

showCases({
  'phone number': controlled(
    '',
    (v, set) => (
      <>
        <label htmlFor="w">Phone</label>
        <PhoneInput id="w" defaultCountry="US" value={v} onChange={(value) => set(value ?? '')} />
      </>
    ),
    {
      text: '+12025550143',
      texts: ['United States', '+12025550143'],
      want: 'United States',
      wantState: '+12025550143',
    },
  ),
  'phone-number-input': controlled('', (v, set) =>
    labelled(<PhoneInput id="w" defaultCountry="US" value={v} onChange={(value) => set(value ?? '')} />),
  ),
  international: controlled('+33', (v, set) =>
    labelled(<PhoneInput id="w" international defaultCountry="FR" value={v} onChange={(value) => set(value ?? '')} />),
  ),
  fixed: controlled('', (v, set) =>
    labelled(
      <PhoneInput
        id="w"
        international
        countryCallingCodeEditable={false}
        defaultCountry="US"
        value={v}
        onChange={(value) => set(value ?? '')}
      />,
    ),
  ),
  alone: controlled('', (v, set) =>
    labelled(<PhoneOnly id="w" country="US" value={v} onChange={(value) => set(value ?? '')} />),
  ),
});
