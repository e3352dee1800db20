import { item } from '../support/umbraco-ui.js';
import { fruits, showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

const options = fruits
  .map(
    (fruit) =>
      `<uui-combobox-list-option value="${fruit.toLowerCase()}" display-value="${fruit}">${fruit}</uui-combobox-list-option>`,
  )
  .join('');

/** The application filters the options by what was searched, as the documentation shows. */
function filtered(host) {
  host.addEventListener('search', () => {
    for (const option of host.querySelectorAll('uui-combobox-list-option'))
      option.hidden = !option.displayValue.toLowerCase().includes(host.search.toLowerCase());
  });
}

showCases({
  select: component(
    item(
      'Favourite fruit',
      '<uui-select id="widget" label="Favourite fruit" placeholder="Select an option"></uui-select>',
    ),
    valueOf,
    {
      prepare: (host) => (host.options = fruits.map((name) => ({ name, value: name.toLowerCase() }))),
    },
  ),
  combobox: component(
    item(
      'Favourite fruit',
      `<uui-combobox id="widget" label="Favourite fruit"><uui-combobox-list>${options}</uui-combobox-list></uui-combobox>`,
    ),
    valueOf,
    { prepare: filtered },
  ),
});
