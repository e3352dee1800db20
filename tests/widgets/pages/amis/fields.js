import 'amis/sdk/sdk.css';
import 'amis/sdk/helper.css';
import 'amis/sdk/sdk.js';
import 'amis/sdk/rest.js';
import { fruits, showCases } from '../support/cases.js';

const amis = globalThis.amisRequire('amis/embed');
const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));

/** Milliseconds after which a form tells of what was typed. */
const told = 800;

/** A form of one item; `state` is what the form told of last. */
const item = (schema) => (root) => {
  let state = null;
  const onChange = ({ value }) => (state = value || null);
  const body = { type: 'form', title: '', onChange, body: [{ name: 'value', ...schema }], actions: [] };
  amis.embed(root, { type: 'page', body }, {}, { locale: 'en-US' });
  return { state: () => new Promise((done) => setTimeout(() => done(state), told)) };
};

showCases({
  text: item({ type: 'input-text', label: 'First name' }),
  email: item({ type: 'input-email', label: 'E-mail' }),
  password: item({ type: 'input-password', label: 'Password' }),
  'text area': item({ type: 'textarea', label: 'Comment' }),
  'text with options': item({ type: 'input-text', label: 'Favourite fruit', options }),
  number: item({ type: 'input-number', label: 'Quantity', min: 1, max: 99 }),
  select: item({ type: 'select', label: 'Favourite fruit', options, clearable: true }),
  'searched select': item({ type: 'select', label: 'Favourite fruit', options, searchable: true, clearable: true }),
  'multi select': item({ type: 'select', label: 'Favourite fruits', options, multiple: true }),
  'checked select': item({ type: 'select', label: 'Favourite fruits', options, multiple: true, checkAll: true }),
  radios: { undo: false, show: item({ type: 'radios', label: 'Favourite fruit', options }) },
  checkboxes: item({ type: 'checkboxes', label: 'Favourite fruits', options }),
  checkbox: item({ type: 'checkbox', label: 'Terms', option: 'I accept the terms' }),
  switch: item({ type: 'switch', label: 'Remind me' }),
  'list select': item({ type: 'list-select', label: 'Favourite fruit', options: options.slice(0, 4) }),
  'button group': {
    undo: false,
    show: item({ type: 'button-group-select', label: 'Favourite fruit', options: options.slice(0, 4) }),
  },
  date: item({ type: 'input-date', valueFormat: 'YYYY-MM-DD', label: 'Check-in date' }),
  'date of birth': item({ type: 'input-date', valueFormat: 'YYYY-MM-DD', label: 'Date of birth' }),
  'date time': item({ type: 'input-datetime', valueFormat: 'YYYY-MM-DD HH:mm', label: 'Appointment' }),
  time: item({ type: 'input-time', valueFormat: 'HH:mm', label: 'Arrival time' }),
  month: item({ type: 'input-month', valueFormat: 'YYYY-MM', label: 'Month of delivery' }),
  range: item({ type: 'input-date-range', valueFormat: 'YYYY-MM-DD', label: 'Stay' }),
  rating: item({ type: 'input-rating', label: 'How was it?' }),
  slider: item({ type: 'input-range', label: 'Volume', min: 0, max: 100 }),
  tags: item({ type: 'input-tag', label: 'Skills' }),
  'tags of a list': item({ type: 'input-tag', label: 'Favourite fruits', options }),
  tree: item({ type: 'tree-select', label: 'Favourite fruit', options }),
  chained: { undo: false, show: item({ type: 'chained-select', label: 'Favourite fruit', options }) },
  transfer: item({ type: 'transfer', label: 'Favourite fruits', options }),
  code: item({ type: 'input-verification-code', label: 'Verification code' }),
});
