import { c } from '../support/grommet.jsx';
import { FormField, CheckBox, RadioButtonGroup, StarRating } from 'grommet';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: c(false, (v, set) => (
    <CheckBox label="I accept the terms" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  toggle: c(false, (v, set) => (
    <CheckBox toggle label="Gift wrapping" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  radios: {
    undo: false,
    show: c('', (v, set) => (
      <FormField label="Size">
        <RadioButtonGroup name="s" options={['Small', 'Large']} value={v} onChange={(e) => set(e.target.value)} />
      </FormField>
    )),
  },
  stars: {
    undo: false,
    show: c(null, (v, set) => (
      <FormField label="Rating">
        <StarRating name="r" value={v} onChange={(e) => set(Number(e.target.value))} />
      </FormField>
    )),
  },
});
