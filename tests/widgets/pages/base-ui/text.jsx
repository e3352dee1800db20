import { OTPField } from '@base-ui/react/otp-field';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { NumberField } from '@base-ui/react/number-field';

const six = Array.from({ length: 6 }, (_, index) => index);

showCases({
  'base-ui': controlled('', (v, set) => (
    <div>
      <label htmlFor="w">Verification code</label>
      <OTPField.Root id="w" length={6} value={v} onValueChange={set}>
        {six.map((index) => (
          <OTPField.Input key={index} aria-label={index === 0 ? undefined : `Character ${index + 1} of 6`} />
        ))}
      </OTPField.Root>
    </div>
  )),
  number: controlled(2, (v, set) => (
    <NumberField.Root value={v} onValueChange={set} min={0} max={64}>
      <label htmlFor="w">Number of guests</label>
      <NumberField.Group>
        <NumberField.Decrement>-</NumberField.Decrement>
        <NumberField.Input id="w" />
        <NumberField.Increment>+</NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )),
  price: controlled(null, (v, set) => (
    <NumberField.Root value={v} onValueChange={set} format={{ style: 'currency', currency: 'USD' }}>
      <label htmlFor="w">Price</label>
      <NumberField.Input id="w" />
    </NumberField.Root>
  )),
});
