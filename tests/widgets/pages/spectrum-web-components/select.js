import { labelled, sp } from '../support/spectrum-web-components.js';
import { valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const items = fruits.map((fruit) => `<sp-menu-item value="${fruit.toLowerCase()}">${fruit}</sp-menu-item>`).join('');

showCases({
  picker: {
    undo: false,
    show: sp(labelled('Favourite fruit', `<sp-picker id="widget">${items}</sp-picker>`), valueOf),
  },
  'picker own label': {
    undo: false,
    show: sp(`<sp-picker id="widget" label="Favourite fruit">${items}</sp-picker>`, valueOf),
  },
  combobox: sp(labelled('Favourite fruit', `<sp-combobox id="widget">${items}</sp-combobox>`)),
});
