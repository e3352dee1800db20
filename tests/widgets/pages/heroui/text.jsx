import '../../node_modules/@heroui/styles/dist/heroui.min.css';
import { Input, InputOTP, Label, NumberField, SearchField, TextArea, TextField } from '@heroui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  text: controlled('', (v, set) => (
    <TextField value={v} onChange={set}>
      <Label>First name</Label>
      <Input placeholder="Enter your first name" />
    </TextField>
  )),
  textarea: controlled('', (v, set) => (
    <TextField value={v} onChange={set}>
      <Label>Comments</Label>
      <TextArea />
    </TextField>
  )),
  search: controlled('', (v, set) => (
    <SearchField value={v} onChange={set}>
      <Label>Search</Label>
      <SearchField.Group>
        <SearchField.SearchIcon />
        <SearchField.Input />
        <SearchField.ClearButton />
      </SearchField.Group>
    </SearchField>
  )),
  number: controlled(1, (v, set) => (
    <NumberField minValue={0} maxValue={20} value={v} onChange={set}>
      <Label>Quantity</Label>
      <NumberField.Group>
        <NumberField.DecrementButton />
        <NumberField.Input />
        <NumberField.IncrementButton />
      </NumberField.Group>
    </NumberField>
  )),
  otp: controlled('', (v, set) => (
    <div>
      <Label>Verification code</Label>
      <InputOTP maxLength={6} value={v} onChange={set}>
        <InputOTP.Group>
          {[0, 1, 2].map((i) => (
            <InputOTP.Slot key={i} index={i} />
          ))}
        </InputOTP.Group>
        <InputOTP.Separator />
        <InputOTP.Group>
          {[3, 4, 5].map((i) => (
            <InputOTP.Slot key={i} index={i} />
          ))}
        </InputOTP.Group>
      </InputOTP>
    </div>
  )),
});
