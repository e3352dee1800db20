import { kolibri } from '../support/kolibri.js';
import { fruits, showCases } from '../support/cases.js';

const options = JSON.stringify(fruits.map((fruit) => ({ label: fruit, value: fruit })));
const names = JSON.stringify(fruits);

showCases({
  select: {
    undo: false,
    show: kolibri(`<kol-select id="widget" _label="Favourite fruit" _options='${options}'></kol-select>`),
  },
  'single select': kolibri(
    `<kol-single-select id="widget" _label="Favourite fruit" _options='${options}'></kol-single-select>`,
  ),
  combobox: kolibri(`<kol-combobox id="widget" _label="Favourite fruit" _suggestions='${names}'></kol-combobox>`),
});
