import 'rsuite/dist/rsuite.min.css';
import {
  ChakraProvider,
  Checkbox as ChakraCheckbox,
  Field as ChakraField,
  Input as ChakraInput,
  NumberInput as ChakraNumber,
  PinInput,
  RadioGroup as ChakraRadio,
  RatingGroup,
  Slider as ChakraSlider,
  Switch as ChakraSwitch,
  Textarea as ChakraTextarea,
  defaultSystem,
} from '@chakra-ui/react';
import * as F from '@fluentui/react-components';
import {
  Checkbox as RCheckbox,
  CheckboxGroup as RCheckboxGroup,
  Input as RInput,
  InputNumber as RNumber,
  Form as RForm,
  Radio as RRadio,
  RadioGroup as RRadioGroup,
  RadioTile,
  RadioTileGroup,
  Rate,
  Slider as RSlider,
  Toggle,
} from 'rsuite';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const plans = ['Basic', 'Pro', 'Team'];
const chakra = (initial, render, extra) =>
  controlled(
    initial,
    (value, set) => <ChakraProvider value={defaultSystem}>{render(value, set)}</ChakraProvider>,
    extra,
  );
const fluent = (initial, render, extra) =>
  controlled(
    initial,
    (value, set) => <F.FluentProvider theme={F.webLightTheme}>{render(value, set)}</F.FluentProvider>,
    extra,
  );
const noUndo = { undo: false };

showCases({
  'chakra input': chakra('', (value, set) => (
    <ChakraField.Root required>
      <ChakraField.Label>
        Email <ChakraField.RequiredIndicator />
      </ChakraField.Label>
      <ChakraInput placeholder="Enter your email" value={value} onChange={(e) => set(e.target.value)} />
      <ChakraField.HelperText>We never share it.</ChakraField.HelperText>
    </ChakraField.Root>
  )),
  'chakra textarea': chakra('', (value, set) => (
    <ChakraField.Root>
      <ChakraField.Label>Comments</ChakraField.Label>
      <ChakraTextarea autoresize value={value} onChange={(e) => set(e.target.value)} />
    </ChakraField.Root>
  )),
  'chakra number input': chakra('2', (value, set) => (
    <ChakraNumber.Root min={1} max={20} value={value} onValueChange={(e) => set(e.value)}>
      <ChakraNumber.Label>Number of guests</ChakraNumber.Label>
      <ChakraNumber.Control />
      <ChakraNumber.Input />
    </ChakraNumber.Root>
  )),
  'chakra pin input': chakra(['', '', '', ''], (value, set) => (
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
  'chakra checkbox': chakra(false, (value, set) => (
    <ChakraCheckbox.Root checked={value} onCheckedChange={(e) => set(e.checked)}>
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control />
      <ChakraCheckbox.Label>I accept the terms</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  )),
  'chakra switch': chakra(false, (value, set) => (
    <ChakraSwitch.Root checked={value} onCheckedChange={(e) => set(e.checked)}>
      <ChakraSwitch.HiddenInput />
      <ChakraSwitch.Control />
      <ChakraSwitch.Label>Enable notifications</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  )),
  'chakra radio': chakra(
    '',
    (value, set) => (
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
    ),
    noUndo,
  ),
  'chakra slider': chakra([20], (value, set) => (
    <ChakraSlider.Root value={value} onValueChange={(e) => set(e.value)}>
      <ChakraSlider.Label>Volume</ChakraSlider.Label>
      <ChakraSlider.Control>
        <ChakraSlider.Track>
          <ChakraSlider.Range />
        </ChakraSlider.Track>
        <ChakraSlider.Thumbs />
      </ChakraSlider.Control>
    </ChakraSlider.Root>
  )),
  'chakra rating': chakra(
    0,
    (value, set) => (
      <RatingGroup.Root count={5} value={value} onValueChange={(e) => set(e.value)}>
        <RatingGroup.Label>Rating</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
    ),
    noUndo,
  ),
  'fluent input': fluent('', (value, set) => (
    <F.Field label="First name" required>
      <F.Input value={value} onChange={(_, data) => set(data.value)} />
    </F.Field>
  )),
  'fluent textarea': fluent('', (value, set) => (
    <F.Field label="Comments" hint="Tell us more">
      <F.Textarea value={value} onChange={(_, data) => set(data.value)} />
    </F.Field>
  )),
  'fluent spin button': fluent(2, (value, set) => (
    <F.Field label="Number of guests">
      <F.SpinButton
        value={value}
        min={1}
        max={20}
        onChange={(_, data) => set(data.value ?? (Number.parseFloat(data.displayValue) || value))}
      />
    </F.Field>
  )),
  'fluent checkbox': fluent(false, (value, set) => (
    <F.Checkbox label="I accept the terms" checked={value} onChange={(_, data) => set(data.checked)} />
  )),
  'fluent switch': fluent(false, (value, set) => (
    <F.Switch label="Enable notifications" checked={value} onChange={(_, data) => set(data.checked)} />
  )),
  'fluent radio': fluent(
    '',
    (value, set) => (
      <F.Field label="Plan">
        <F.RadioGroup value={value} onChange={(_, data) => set(data.value)}>
          {plans.map((plan) => (
            <F.Radio key={plan} value={plan} label={plan} />
          ))}
        </F.RadioGroup>
      </F.Field>
    ),
    noUndo,
  ),
  'fluent slider': fluent(20, (value, set) => (
    <F.Field label="Volume">
      <F.Slider value={value} onChange={(_, data) => set(data.value)} />
    </F.Field>
  )),
  'fluent rating': fluent(
    0,
    (value, set) => (
      <F.Field label="Rating">
        <F.Rating value={value} onChange={(_, data) => set(data.value)} />
      </F.Field>
    ),
    noUndo,
  ),
  'rsuite input': controlled('', (value, set) => (
    <RForm.Group controlId="name">
      <RForm.Label>First name</RForm.Label>
      <RInput id="name" value={value} onChange={set} />
    </RForm.Group>
  )),
  'rsuite number': controlled(2, (value, set) => (
    <RForm.Group controlId="guests">
      <RForm.Label>Number of guests</RForm.Label>
      <RNumber id="guests" min={1} max={20} value={value} onChange={(next) => set(Number(next))} />
    </RForm.Group>
  )),
  'rsuite checkbox': controlled(false, (value, set) => (
    <RCheckbox checked={value} onChange={(_, checked) => set(checked)}>
      I accept the terms
    </RCheckbox>
  )),
  'rsuite checkboxes': controlled([], (value, set) => (
    <fieldset>
      <legend>Toppings</legend>
      <RCheckboxGroup value={value} onChange={set}>
        {['Ham', 'Cheese', 'Olives'].map((topping) => (
          <RCheckbox key={topping} value={topping}>
            {topping}
          </RCheckbox>
        ))}
      </RCheckboxGroup>
    </fieldset>
  )),
  'rsuite toggle': controlled(false, (value, set) => (
    <Toggle checked={value} onChange={set}>
      Enable notifications
    </Toggle>
  )),
  'rsuite radio': controlled(
    '',
    (value, set) => (
      <RForm.Group controlId="plan">
        <RForm.Label>Plan</RForm.Label>
        <RRadioGroup name="plan" value={value} onChange={set}>
          {plans.map((plan) => (
            <RRadio key={plan} value={plan}>
              {plan}
            </RRadio>
          ))}
        </RRadioGroup>
      </RForm.Group>
    ),
    noUndo,
  ),
  'rsuite radio tiles': controlled(
    '',
    (value, set) => (
      <RadioTileGroup value={value} onChange={set} aria-label="Plan">
        {plans.map((plan) => (
          <RadioTile key={plan} value={plan} label={plan}>
            All of the {plan} plan
          </RadioTile>
        ))}
      </RadioTileGroup>
    ),
    noUndo,
  ),
  'rsuite rate': controlled(0, (value, set) => <Rate value={value} onChange={set} aria-label="Rating" />, noUndo),
  'rsuite slider': controlled(20, (value, set) => (
    <div style={{ padding: 20 }}>
      <RSlider value={value} onChange={set} aria-label="Volume" />
    </div>
  )),
});
