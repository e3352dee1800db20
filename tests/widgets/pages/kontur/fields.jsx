import {
  Autocomplete,
  Checkbox,
  ComboBox,
  CurrencyInput,
  FileUploader,
  Input,
  PasswordInput,
  Radio,
  RadioGroup,
  Select,
  Switcher,
  Textarea,
  Toggle,
  TokenInput,
  TokenInputType,
} from '@skbkontur/react-ui';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';
import { captioned, kontur } from '../support/kontur.jsx';

const items = fruits.map((label, value) => ({ value, label }));
const found = (query) =>
  Promise.resolve(items.filter(({ label }) => label.toLowerCase().includes((query ?? '').toLowerCase())));
const named = (query) => found(query).then((all) => all.map(({ label }) => label));

showCases({
  input: kontur('', 'City', (v, set) => <Input value={v} onValueChange={set} />),
  'masked input': kontur('', 'Phone', (v, set) => (
    <Input mask="+7 (999) 999-99-99" alwaysShowMask value={v} onValueChange={set} />
  )),
  password: kontur('', 'Password', (v, set) => <PasswordInput value={v} onValueChange={set} />),
  textarea: kontur('', 'Comment', (v, set) => <Textarea value={v} onValueChange={set} />),
  currency: kontur(null, 'Price', (v, set) => <CurrencyInput value={v} fractionDigits={2} onValueChange={set} />),
  select: {
    undo: false,
    show: captioned(null, 'Favourite fruit', (v, set) => (
      <Select items={fruits} value={v} placeholder="Choose a fruit" onValueChange={set} />
    )),
  },
  'select in a label': {
    undo: false,
    show: kontur(null, 'Favourite fruit', (v, set) => <Select items={fruits} value={v} onValueChange={set} />),
  },
  'select searched': {
    undo: false,
    show: captioned(null, 'Favourite fruit', (v, set) => (
      <Select search items={fruits} value={v} placeholder="Choose a fruit" onValueChange={set} />
    )),
  },
  combobox: captioned(null, 'Favourite fruit', (v, set) => (
    <ComboBox getItems={found} value={v} placeholder="Search a fruit" onValueChange={set} />
  )),
  'combobox in a label': kontur(null, 'Favourite fruit', (v, set) => (
    <ComboBox getItems={found} value={v} drawArrow onValueChange={set} />
  )),
  autocomplete: kontur('', 'Favourite fruit', (v, set) => (
    <Autocomplete source={fruits} value={v} onValueChange={set} />
  )),
  tokens: captioned([], 'Favourite fruits', (v, set) => (
    <TokenInput type={TokenInputType.WithReference} getItems={named} selectedItems={v} onValueChange={set} />
  )),
  'free tokens': captioned([], 'Tags', (v, set) => (
    <TokenInput type={TokenInputType.WithoutReference} selectedItems={v} onValueChange={set} />
  )),
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onValueChange={set}>
      I accept the terms
    </Checkbox>
  )),
  toggle: controlled(false, (v, set) => (
    <Toggle checked={v} onValueChange={set}>
      Gift wrapping
    </Toggle>
  )),
  'radio group': {
    undo: false,
    show: captioned(null, 'Size', (v, set) => (
      <RadioGroup name="size" items={['Small', 'Medium', 'Large']} value={v} onValueChange={set} />
    )),
  },
  radios: {
    undo: false,
    show: captioned(null, 'Size', (v, set) => (
      <RadioGroup name="size" value={v} onValueChange={set}>
        <Radio value="Small">Small</Radio>
        <Radio value="Large">Large</Radio>
      </RadioGroup>
    )),
  },
  switcher: {
    undo: false,
    show: controlled('Daily', (v, set) => (
      <Switcher caption="Delivery" items={['Daily', 'Weekly', 'Monthly']} value={v} onValueChange={set} />
    )),
  },
  file: captioned([], 'Picture', (v, set) => (
    <FileUploader onValueChange={(files) => set(files.map(({ originalFile }) => originalFile.name))} />
  )),
});
