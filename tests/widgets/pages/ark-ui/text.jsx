import { PinInput } from '@ark-ui/react/pin-input';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { NumberInput } from '@ark-ui/react/number-input';

const six = Array.from({ length: 6 }, (_, index) => index);

showCases({
  ark: {
    undo: false,
    show: controlled([], (v, set) => (
      <PinInput.Root value={v} onValueChange={(details) => set(details.value)} otp>
        <PinInput.Label>Verification code</PinInput.Label>
        <PinInput.Control>
          {six.map((id) => (
            <PinInput.Input key={id} index={id} />
          ))}
        </PinInput.Control>
        <PinInput.HiddenInput />
      </PinInput.Root>
    )),
  },
  number: controlled('2', (v, set) => (
    <NumberInput.Root value={v} min={0} max={50} onValueChange={(details) => set(details.value)}>
      <NumberInput.Label>Quantity</NumberInput.Label>
      <NumberInput.Input />
      <NumberInput.Control>
        <NumberInput.DecrementTrigger>-1</NumberInput.DecrementTrigger>
        <NumberInput.IncrementTrigger>+1</NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  )),
});
