import { IMaskInput } from 'react-imask';
import { controlled } from './react-case.jsx';

export const labelled = (label, field) => (
  <div>
    <label>
      {label} {field}
    </label>
  </div>
);

/** The model is the value as shown. */
export const masked = (label, options, extra) =>
  controlled(
    '',
    (v, set) => labelled(label, <IMaskInput {...options} value={v} onAccept={(value) => set(value)} />),
    extra,
  );
