import { told, value } from '../support/tegel.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits
  .map((fruit) => `<tds-dropdown-option value="${fruit.toLowerCase()}">${fruit}</tds-dropdown-option>`)
  .join('');

const dropdown = (label, more) =>
  `<tds-dropdown name="fruit" label="${label}" label-position="outside" placeholder="Select" size="lg" open-direction="auto" ${more}>${options}</tds-dropdown>`;

showCases({
  dropdown: { undo: false, show: told(dropdown('Favourite fruit', ''), '', value) },
  'dropdown filter': told(dropdown('Favourite fruit', 'filter'), '', value),
  'dropdown multiselect': told(dropdown('Favourite fruits', 'multiselect'), '', value),
});
