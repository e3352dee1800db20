import { FormField, Checkbox, Toggle, RadioGroup, Tiles, SegmentedControl } from '@cloudscape-design/components';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: controlled(false, (v, set) => (
    <Checkbox checked={v} onChange={({ detail }) => set(detail.checked)}>
      I accept the terms
    </Checkbox>
  )),
  toggle: controlled(false, (v, set) => (
    <Toggle checked={v} onChange={({ detail }) => set(detail.checked)}>
      Gift wrapping
    </Toggle>
  )),
  radio: {
    undo: false,
    show: controlled(null, (v, set) => (
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
  },
  tiles: {
    undo: false,
    show: controlled(null, (v, set) => (
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
  },
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
});
