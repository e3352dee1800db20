import { calcite } from '../support/calcite.js';
import { valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits
  .map((fruit) => `<calcite-option value="${fruit.toLowerCase()}">${fruit}</calcite-option>`)
  .join('');

const items = fruits
  .map((fruit) => `<calcite-combobox-item value="${fruit.toLowerCase()}" heading="${fruit}"></calcite-combobox-item>`)
  .join('');

showCases({
  select: {
    undo: false,
    show: calcite(
      'Favourite fruit',
      `<calcite-select id="widget"><calcite-option value="">Choose</calcite-option>${options}</calcite-select>`,
      valueOf,
    ),
  },
  combobox: calcite(
    'Favourite fruit',
    `<calcite-combobox id="widget" selection-mode="single">${items}</calcite-combobox>`,
  ),
  'combobox multiple': calcite('Fruits', `<calcite-combobox id="widget">${items}</calcite-combobox>`),
});
