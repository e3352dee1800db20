import { own, row } from '../support/gravity-ui.jsx';
import { TextInput, TextArea, NumberInput, PasswordInput, PinInput } from '@gravity-ui/uikit';
import { showCases } from '../support/cases.js';

showCases({
  'text input': own('', (v, set) => <TextInput label="First name" value={v} onUpdate={set} hasClear />),
  'text area': own('', (v, set) => row('Message', <TextArea controlProps={{ id: 'w' }} value={v} onUpdate={set} />)),
  number: own(null, (v, set) =>
    row('Quantity', <NumberInput controlProps={{ id: 'w' }} min={0} max={50} value={v} onUpdate={set} />),
  ),
  password: own('', (v, set) => row('Password', <PasswordInput controlProps={{ id: 'w' }} value={v} onUpdate={set} />)),
  pin: own([], (v, set) => (
    <div>
      <p id="p">One-time code</p>
      <PinInput aria-labelledby="p" length={4} otp value={v} onUpdate={set} />
    </div>
  )),
});
