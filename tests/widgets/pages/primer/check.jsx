import { C, items } from '../support/primer.jsx';
import { FormControl, ToggleSwitch, Checkbox, CheckboxGroup, Radio, RadioGroup, SegmentedControl } from '@primer/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'toggle switch': controlled(false, (v, set) => (
    <C>
      <span id="tl">Gift wrapping</span>
      <ToggleSwitch aria-labelledby="tl" checked={v} onClick={() => set(!v)} />
    </C>
  )),
  checkbox: controlled(false, (v, set) => (
    <C>
      <FormControl>
        <Checkbox checked={v} onChange={(e) => set(e.target.checked)} />
        <FormControl.Label>I agree to the terms</FormControl.Label>
      </FormControl>
    </C>
  )),
  'checkbox group': controlled([], (v, set) => (
    <C>
      <CheckboxGroup onChange={(s) => set(s)}>
        <CheckboxGroup.Label>Favourite fruits</CheckboxGroup.Label>
        {items.slice(0, 4).map((i) => (
          <FormControl key={i.id}>
            <Checkbox value={i.id} checked={v.includes(i.id)} onChange={() => {}} />
            <FormControl.Label>{i.text}</FormControl.Label>
          </FormControl>
        ))}
      </CheckboxGroup>
    </C>
  )),
  'radio group': {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <RadioGroup name="fruit" onChange={(s) => set(s)}>
          <RadioGroup.Label>Favourite fruit</RadioGroup.Label>
          {items.slice(0, 4).map((i) => (
            <FormControl key={i.id}>
              <Radio value={i.id} />
              <FormControl.Label>{i.text}</FormControl.Label>
            </FormControl>
          ))}
        </RadioGroup>
      </C>
    )),
  },
  segmented: controlled(
    'Preview',
    (v, set) => (
      <C>
        <SegmentedControl aria-label="File view" onChange={(i) => set(['Preview', 'Raw', 'Blame'][i])}>
          {['Preview', 'Raw', 'Blame'].map((f) => (
            <SegmentedControl.Button key={f} selected={v === f}>
              {f}
            </SegmentedControl.Button>
          ))}
        </SegmentedControl>
      </C>
    ),
    {},
  ),
});
