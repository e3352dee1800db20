import { IMaskInput } from 'react-imask';
import { controlled } from './react-case.jsx';

const labelled = (label, render) => (value, set) => (
  <label>
    {label} {render(value, set)}
  </label>
);

/** `unmask` makes the model the bare value; an application reads what the mask accepts. */
export const imask = (label, options) =>
  controlled(
    '',
    labelled(label, (v, set) => <IMaskInput {...options} unmask value={v} onAccept={(value) => set(value)} />),
  );
