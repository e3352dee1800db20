import {
  FormField,
  Input,
  Textarea,
  Select,
  Multiselect,
  Autosuggest,
  Checkbox,
  Toggle,
  RadioGroup,
  Tiles,
  DatePicker,
  TimeInput,
  Slider,
  SegmentedControl,
} from '@cloudscape-design/components';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
const opts = fruits.map((f) => ({ label: f, value: f }));
showCases(
  {
    input: controlled('', (v, set) => (
      <FormField label="Full name">
        <Input value={v} onChange={({ detail }) => set(detail.value)} />
      </FormField>
    )),
    textarea: controlled('', (v, set) => (
      <FormField label="Message">
        <Textarea value={v} onChange={({ detail }) => set(detail.value)} />
      </FormField>
    )),
    select: controlled(null, (v, set) => (
      <FormField label="Favourite fruit">
        <Select
          selectedOption={v && { label: v, value: v }}
          options={opts}
          onChange={({ detail }) => set(detail.selectedOption.value)}
          placeholder="Choose"
        />
      </FormField>
    )),
    'select filter': controlled(null, (v, set) => (
      <FormField label="Favourite fruit">
        <Select
          filteringType="auto"
          selectedOption={v && { label: v, value: v }}
          options={opts}
          onChange={({ detail }) => set(detail.selectedOption.value)}
          placeholder="Choose"
        />
      </FormField>
    )),
    multiselect: controlled([], (v, set) => (
      <FormField label="Favourite fruits">
        <Multiselect
          selectedOptions={v.map((x) => ({ label: x, value: x }))}
          options={opts}
          onChange={({ detail }) => set(detail.selectedOptions.map((o) => o.value))}
          placeholder="Choose"
        />
      </FormField>
    )),
    autosuggest: controlled('', (v, set) => (
      <FormField label="Favourite fruit">
        <Autosuggest
          value={v}
          options={opts}
          onChange={({ detail }) => set(detail.value)}
          enteredTextLabel={(x) => `Use: "${x}"`}
        />
      </FormField>
    )),
    checkbox: controlled(false, (v, set) => (
      <Checkbox checked={v} onChange={({ detail }) => set(detail.checked)}>
        I accept the terms
      </Checkbox>
    )),
    toggle: controlled(false, (v, set) => (
      <Toggle checked={v} onChange={({ detail }) => set(detail.checked)}>
        Notifications
      </Toggle>
    )),
    radio: controlled(null, (v, set) => (
      <FormField label="Size">
        <RadioGroup
          value={v}
          items={[
            { value: 'Small', label: 'Small' },
            { value: 'Large', label: 'Large' },
          ]}
          onChange={({ detail }) => set(detail.value)}
        />
      </FormField>
    )),
    tiles: controlled(null, (v, set) => (
      <FormField label="Plan">
        <Tiles
          value={v}
          items={[
            { value: 'Free', label: 'Free' },
            { value: 'Pro', label: 'Pro' },
          ]}
          onChange={({ detail }) => set(detail.value)}
        />
      </FormField>
    )),
    'date picker': controlled('', (v, set) => (
      <FormField label="Check-in date">
        <DatePicker value={v} onChange={({ detail }) => set(detail.value)} placeholder="YYYY/MM/DD" />
      </FormField>
    )),
    'time input': controlled('', (v, set) => (
      <FormField label="Start time">
        <TimeInput value={v} onChange={({ detail }) => set(detail.value)} placeholder="hh:mm:ss" />
      </FormField>
    )),
    slider: controlled(0, (v, set) => (
      <FormField label="Volume">
        <Slider value={v} min={0} max={100} onChange={({ detail }) => set(detail.value)} />
      </FormField>
    )),
    segmented: controlled('a', (v, set) => (
      <FormField label="View">
        <SegmentedControl
          selectedId={v}
          options={[
            { id: 'a', text: 'List' },
            { id: 'b', text: 'Grid' },
          ]}
          onChange={({ detail }) => set(detail.selectedId)}
        />
      </FormField>
    )),
  },
  ['select', 'select filter', 'radio', 'tiles'],
);
