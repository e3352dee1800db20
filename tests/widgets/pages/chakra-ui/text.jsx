import { chakra } from '../support/chakra-ui-more.jsx';
import {
  Field as ChakraField,
  Input as ChakraInput,
  NumberInput as ChakraNumber,
  PinInput,
  Textarea as ChakraTextarea,
  ChakraProvider,
  PinInput as ChakraPin,
  defaultSystem,
} from '@chakra-ui/react';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const six = Array.from({ length: 6 }, (_, index) => index);

showCases({
  input: chakra('', (value, set) => (
    <ChakraField.Root required>
      <ChakraField.Label>
        Email <ChakraField.RequiredIndicator />
      </ChakraField.Label>
      <ChakraInput placeholder="Enter your email" value={value} onChange={(e) => set(e.target.value)} />
      <ChakraField.HelperText>We never share it.</ChakraField.HelperText>
    </ChakraField.Root>
  )),
  textarea: chakra('', (value, set) => (
    <ChakraField.Root>
      <ChakraField.Label>Comments</ChakraField.Label>
      <ChakraTextarea autoresize value={value} onChange={(e) => set(e.target.value)} />
    </ChakraField.Root>
  )),
  'number input': chakra('2', (value, set) => (
    <ChakraNumber.Root min={1} max={20} value={value} onValueChange={(e) => set(e.value)}>
      <ChakraNumber.Label>Number of guests</ChakraNumber.Label>
      <ChakraNumber.Control />
      <ChakraNumber.Input />
    </ChakraNumber.Root>
  )),
  'pin input': chakra(['', '', '', ''], (value, set) => (
    <PinInput.Root otp value={value} onValueChange={(e) => set(e.value)}>
      <PinInput.Label>One-time code</PinInput.Label>
      <PinInput.HiddenInput />
      <PinInput.Control>
        {[0, 1, 2, 3].map((index) => (
          <PinInput.Input key={index} index={index} />
        ))}
      </PinInput.Control>
    </PinInput.Root>
  )),
  chakra: {
    undo: false,
    show: controlled([], (v, set) => (
      <ChakraProvider value={defaultSystem}>
        <ChakraPin.Root value={v} onValueChange={(details) => set(details.value)}>
          <ChakraPin.HiddenInput />
          <ChakraPin.Control>
            {six.slice(0, 4).map((id) => (
              <ChakraPin.Input key={id} index={id} />
            ))}
          </ChakraPin.Control>
        </ChakraPin.Root>
      </ChakraProvider>
    )),
  },
});
