import { PatternFormat } from 'react-number-format';
import { controlled } from './react-case.jsx';

export const labelled = (label, render) => (value, set) => (
  <label>
    {label} {render(value, set)}
  </label>
);

export const pattern = (label, options) =>
  controlled(
    '',
    labelled(label, (v, set) => <PatternFormat {...options} value={v} onValueChange={(x) => set(x.value)} />),
  );
