import {
  Checkbox,
  Dropdown,
  DropdownItem,
  FileInput,
  FloatingLabel,
  Label,
  Radio,
  RangeSlider,
  Rating,
  RatingStar,
  Select,
  Textarea,
  TextInput,
  ToggleSwitch,
} from 'flowbite-react';
import 'flowbite/dist/flowbite.css';
import { fruits, showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

showCases({
  'text input': controlled('', (value, set) => (
    <>
      <Label htmlFor="field">Your email</Label>
      <TextInput id="field" type="email" value={value} onChange={(event) => set(event.target.value)} required />
    </>
  )),
  'text input with an addon': controlled('', (value, set) => (
    <>
      <Label htmlFor="field">Username</Label>
      <TextInput id="field" addon="@" value={value} onChange={(event) => set(event.target.value)} />
    </>
  )),
  'floating label': controlled('', (value, set) => (
    <FloatingLabel variant="outlined" label="Full name" value={value} onChange={(event) => set(event.target.value)} />
  )),
  textarea: controlled('', (value, set) => (
    <>
      <Label htmlFor="field">Your message</Label>
      <Textarea id="field" rows={4} value={value} onChange={(event) => set(event.target.value)} />
    </>
  )),
  select: controlled('', (value, set) => (
    <>
      <Label htmlFor="field">Favourite fruit</Label>
      <Select id="field" value={value} onChange={(event) => set(event.target.value)}>
        <option value="">Choose</option>
        {fruits.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </>
  )),
  checkbox: controlled(false, (value, set) => (
    <>
      <Checkbox id="field" checked={value} onChange={(event) => set(event.target.checked)} />
      <Label htmlFor="field">I agree with the terms and conditions</Label>
    </>
  )),
  radio: {
    undo: false,
    show: controlled(null, (value, set) => (
      <fieldset>
        <legend>Choose your size</legend>
        {['Small', 'Medium', 'Large'].map((one) => (
          <div key={one}>
            <Radio id={one} name="size" value={one} checked={value === one} onChange={() => set(one)} />
            <Label htmlFor={one}>{one}</Label>
          </div>
        ))}
      </fieldset>
    )),
  },
  'toggle switch': controlled(false, (value, set) => (
    <ToggleSwitch checked={value} label="Express delivery" onChange={set} />
  )),
  'range slider': controlled('50', (value, set) => (
    <>
      <Label htmlFor="field">Volume</Label>
      <RangeSlider id="field" value={value} onChange={(event) => set(event.target.value)} />
    </>
  )),
  dropdown: {
    undo: false,
    show: controlled(null, (value, set) => (
      <>
        <Label>Favourite fruit</Label>
        <Dropdown label={value ?? 'Select a fruit'} dismissOnClick>
          {fruits.map((one) => (
            <DropdownItem key={one} onClick={() => set(one)}>
              {one}
            </DropdownItem>
          ))}
        </Dropdown>
      </>
    )),
  },
  'clickable rating': {
    undo: false,
    show: controlled(0, (value, set) => (
      <>
        <Label>Rating</Label>
        <Rating>
          {[1, 2, 3, 4, 5].map((n) => (
            <RatingStar key={n} filled={n <= value} onClick={() => set(n)} style={{ cursor: 'pointer' }} />
          ))}
        </Rating>
      </>
    )),
  },
  file: controlled([], (value, set) => (
    <>
      <Label htmlFor="field">Upload file</Label>
      <FileInput id="field" onChange={(event) => set([...event.target.files].map(({ name }) => name))} />
    </>
  )),
});
