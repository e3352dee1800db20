import { chakra } from '../support/chakra-ui-more.jsx';
import {
  Checkbox as ChakraCheckbox,
  RadioGroup as ChakraRadio,
  RatingGroup,
  Switch as ChakraSwitch,
} from '@chakra-ui/react';
import { showCases } from '../support/cases.js';

const plans = ['Basic', 'Pro', 'Team'];

showCases({
  checkbox: chakra(false, (value, set) => (
    <ChakraCheckbox.Root checked={value} onCheckedChange={(e) => set(e.checked)}>
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control />
      <ChakraCheckbox.Label>I accept the terms</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  )),
  switch: chakra(false, (value, set) => (
    <ChakraSwitch.Root checked={value} onCheckedChange={(e) => set(e.checked)}>
      <ChakraSwitch.HiddenInput />
      <ChakraSwitch.Control />
      <ChakraSwitch.Label>Gift wrapping</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  )),
  radio: {
    undo: false,
    show: chakra('', (value, set) => (
      <ChakraRadio.Root value={value} onValueChange={(e) => set(e.value)}>
        <ChakraRadio.Label>Plan</ChakraRadio.Label>
        {plans.map((plan) => (
          <ChakraRadio.Item key={plan} value={plan}>
            <ChakraRadio.ItemHiddenInput />
            <ChakraRadio.ItemIndicator />
            <ChakraRadio.ItemText>{plan}</ChakraRadio.ItemText>
          </ChakraRadio.Item>
        ))}
      </ChakraRadio.Root>
    )),
  },
  rating: {
    undo: false,
    show: chakra(0, (value, set) => (
      <RatingGroup.Root count={5} value={value} onValueChange={(e) => set(e.value)}>
        <RatingGroup.Label>Rating</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
    )),
  },
});
