import { FormField } from 'evergreen-ui';
import { controlled } from './react-case.jsx';
import { fruits } from './cases.js';

/** A case of one labelled control. */
export const field = (initial, label, render) =>
  controlled(initial, (value, set) => <FormField label={label}>{render(value, set)}</FormField>);

export const options = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() }));
