import '@kiwicom/orbit-components/lib/tailwind.css';
import {
  Checkbox,
  ChoiceGroup,
  InputField,
  InputFile,
  InputGroup,
  OrbitProvider,
  Radio,
  SegmentedSwitch,
  Select,
  Slider,
  Stepper,
  Switch,
  Textarea,
  defaultTheme,
} from '@kiwicom/orbit-components';
import { useId } from 'react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const O = ({ children }) => (
  <OrbitProvider theme={defaultTheme} useId={useId}>
    {children}
  </OrbitProvider>
);
const options = fruits.map((f) => ({ label: f, value: f }));

showCases({
  text: controlled('', (v, set) => (
    <O>
      <InputField label="First name" value={v} onChange={(e) => set(e.target.value)} />
    </O>
  )),
  number: controlled('', (v, set) => (
    <O>
      <InputField label="Number of guests" type="number" value={v} onChange={(e) => set(e.target.value)} />
    </O>
  )),
  area: controlled('', (v, set) => (
    <O>
      <Textarea label="Comments" value={v} onChange={(e) => set(e.target.value)} />
    </O>
  )),
  select: controlled('', (v, set) => (
    <O>
      <Select
        label="Favourite fruit"
        placeholder="Choose"
        options={options}
        value={v}
        onChange={(e) => set(e.target.value)}
      />
    </O>
  )),
  group: controlled({ day: '', month: '', year: '' }, (v, set) => (
    <O>
      <InputGroup label="Date of birth" flex={['0 0 60px', '1 1 100%', '0 0 90px']}>
        <InputField placeholder="DD" value={v.day} onChange={(e) => set((o) => ({ ...o, day: e.target.value }))} />
        <Select
          placeholder="Month"
          options={['January', 'February', 'March', 'April', 'May', 'June'].map((m, i) => ({ label: m, value: i + 1 }))}
          value={v.month}
          onChange={(e) => set((o) => ({ ...o, month: e.target.value }))}
        />
        <InputField placeholder="YYYY" value={v.year} onChange={(e) => set((o) => ({ ...o, year: e.target.value }))} />
      </InputGroup>
    </O>
  )),
  checkbox: controlled(false, (v, set) => (
    <O>
      <Checkbox label="I accept the terms" checked={v} onChange={(e) => set(e.target.checked)} />
    </O>
  )),
  choices: controlled([], (v, set) => (
    <O>
      <ChoiceGroup
        label="Fruits you like"
        onChange={(e) => {
          const { value, checked } = e.target;
          set((old) => (checked ? [...old, value] : old.filter((o) => o !== value)));
        }}
      >
        {fruits.slice(0, 4).map((f) => (
          <Checkbox key={f} label={f} value={f} checked={v.includes(f)} />
        ))}
      </ChoiceGroup>
    </O>
  )),
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
      <O>
        <ChoiceGroup label="Favourite fruit" onChange={(e) => set(e.target.value)}>
          {fruits.slice(0, 4).map((f) => (
            <Radio key={f} name="fruit" label={f} value={f} checked={v === f} />
          ))}
        </ChoiceGroup>
      </O>
    )),
  },
  switch: controlled(false, (v, set) => (
    <O>
      <Switch ariaLabel="Dark mode" checked={v} onChange={() => set((o) => !o)} />
    </O>
  )),
  segmented: {
    undo: false,
    show: controlled('', (v, set) => (
      <O>
        <SegmentedSwitch
          label="T-shirt size"
          showLabels
          options={['Small', 'Medium', 'Large'].map((f) => ({ label: f, value: f }))}
          onChange={(e) => set(e.target.value)}
        />
      </O>
    )),
  },
  slider: controlled(20, (v, set) => (
    <O>
      <Slider label="Volume" ariaLabel="Volume" minValue={0} maxValue={100} defaultValue={v} onChange={set} />
    </O>
  )),
  'slider range': controlled([20, 60], (v, set) => (
    <O>
      <Slider
        label="Price"
        ariaLabel={['Lowest price', 'Highest price']}
        minValue={0}
        maxValue={100}
        defaultValue={v}
        onChange={set}
      />
    </O>
  )),
  stepper: controlled(1, (v, set) => (
    <O>
      <Stepper
        ariaLabelValue="Number of guests"
        titleIncrement="Add a guest"
        titleDecrement="Remove a guest"
        minValue={0}
        maxValue={9}
        defaultValue={1}
        onChange={set}
      />
    </O>
  )),
  file: {
    undo: false,
    show: controlled(null, (v, set) => (
      <O>
        <InputFile label="Document" fileName={v} onChange={(e) => set(e.target.files[0]?.name ?? null)} />
      </O>
    )),
  },
});
