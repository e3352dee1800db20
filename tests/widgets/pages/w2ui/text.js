import { w2 } from '../support/w2ui.js';
import { showCases, fruits } from '../support/cases.js';

const items = fruits.map((text) => ({ id: text.toLowerCase(), text }));

showCases({
  int: w2('Quantity', 'int', { min: 0, max: 100 }),
  float: w2('Weight', 'float', { min: 0, max: 100 }),
  money: w2('Price', 'money'),
  percent: w2('Discount', 'percent', { min: 0, max: 100 }),
  list: w2('Favourite fruit', 'list', { items }, (field) => field.get()?.text ?? field.selected?.text ?? '', ''),
  combo: w2('Favourite fruit', 'combo', { items }),
  enum: w2(
    'Favourite fruits',
    'enum',
    { items, openOnFocus: true },
    (field) => field.selected?.map?.(({ text }) => text) ?? [],
    [],
  ),
});
