import { fruits } from './cases.js';

export const options = fruits.map((f) => ({ value: f.toLowerCase(), label: f }));

export const box = (label, inner) => (
  <div>
    <label htmlFor="w">{label}</label>
    {inner}
  </div>
);
