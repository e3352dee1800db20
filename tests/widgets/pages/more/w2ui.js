import { w2field, w2form } from 'w2ui';
import 'w2ui/w2ui-2.0.css';
import { showCases, form, fruits } from '../support/cases.js';

const w2 =
  (label, type, options = {}, read = (field) => field.el.value, initial = '', extra = {}) =>
  (root) => {
    const input = form(root, label, '<input id="widget" type="text" style="width:250px">');
    const field = new w2field(type, { el: input, ...options });
    let state = initial;
    input.addEventListener('change', () => (state = read(field)));
    input.addEventListener('input', () => (state = read(field)));
    return { state: () => state, ...extra };
  };
const items = fruits.map((text) => ({ id: text.toLowerCase(), text }));

showCases({
  int: w2('Quantity', 'int', { min: 0, max: 100 }),
  float: w2('Weight', 'float', { min: 0, max: 100 }),
  money: w2('Price', 'money'),
  percent: w2('Discount', 'percent', { min: 0, max: 100 }),
  date: w2('Check-in date', 'date', { format: 'm/d/yyyy' }),
  time: w2('Arrival time', 'time', { format: 'h24' }),
  datetime: w2('Appointment', 'datetime'),
  color: w2('Colour', 'color'),
  list: w2('Favourite fruit', 'list', { items }, (field) => field.get()?.text ?? field.selected?.text ?? '', '', {
    undo: true,
  }),
  combo: w2('Favourite fruit', 'combo', { items }),
  enum: w2(
    'Favourite fruits',
    'enum',
    { items, openOnFocus: true },
    (field) => field.selected?.map?.(({ text }) => text) ?? [],
    [],
  ),
  form: (root) => {
    root.innerHTML = '<div id="widget" style="width:500px;height:400px"></div>';
    const record = new w2form({
      box: '#widget',
      name: 'form',
      fields: [
        { field: 'first_name', type: 'text', html: { label: 'First name' } },
        { field: 'fruit', type: 'list', options: { items: fruits }, html: { label: 'Favourite fruit' } },
        { field: 'when', type: 'date', html: { label: 'Check-in date' } },
        { field: 'terms', type: 'checkbox', html: { label: 'I accept the terms' } },
        { field: 'news', type: 'toggle', html: { label: 'Newsletter' } },
        { field: 'size', type: 'radio', options: { items: ['Small', 'Medium', 'Large'] }, html: { label: 'Size' } },
        { field: 'comments', type: 'textarea', html: { label: 'Message' } },
      ],
    });
    return {
      state: () => Object.fromEntries(Object.entries(record.record).map(([key, value]) => [key, value?.text ?? value])),
      undo: 'native',
    };
  },
});
