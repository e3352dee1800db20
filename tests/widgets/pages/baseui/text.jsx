import { Input } from 'baseui/input';
import { PinCode } from 'baseui/pin-code';
import { PhoneInput, COUNTRIES } from 'baseui/phone-input';
import { Textarea } from 'baseui/textarea';
import { base } from '../support/baseui.jsx';
import { showCases } from '../support/cases.js';

function Phone({ value, set }) {
  const country = COUNTRIES[value.country];
  return (
    <PhoneInput
      country={country}
      onCountryChange={({ option }) => set((now) => ({ ...now, country: option.id }))}
      text={value.text}
      onTextChange={(event) => set((now) => ({ ...now, text: event.target.value }))}
    />
  );
}

showCases({
  input: base('', 'First name', (v, set) => <Input value={v} onChange={(e) => set(e.target.value)} clearable />),
  password: base('', 'Password', (v, set) => <Input type="password" value={v} onChange={(e) => set(e.target.value)} />),
  textarea: base('', 'Message', (v, set) => <Textarea value={v} onChange={(e) => set(e.target.value)} />),
  'pin code': base(['', '', '', ''], 'Verification code', (v, set) => (
    <PinCode values={v} onChange={({ values }) => set(values)} />
  )),
  phone: base({ country: 'US', text: '' }, 'Phone number', (v, set) => <Phone value={v} set={set} />),
});
