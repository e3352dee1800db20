import '@gravity-ui/uikit/styles/styles.css';
import { ThemeProvider } from '@gravity-ui/uikit';
import { controlled } from './react-case.jsx';
import { fruits } from './cases.js';

export const options = fruits.map((f) => ({ value: f.toLowerCase(), content: f }));

export const own = (initial, render, extra) =>
  controlled(initial, (v, set) => <ThemeProvider theme="light">{render(v, set)}</ThemeProvider>, extra);

export const row = (label, inner) => (
  <div>
    <label htmlFor="w">{label}</label>
    <div>{inner}</div>
  </div>
);
