import '@umbraco-ui/uui-css/dist/uui-css.css';
import '@umbraco-ui/uui';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const options = fruits
  .map(
    (fruit) =>
      `<uui-combobox-list-option value="${fruit.toLowerCase()}" display-value="${fruit}">${fruit}</uui-combobox-list-option>`,
  )
  .join('');
const item = (label, markup) =>
  `<uui-form-layout-item><uui-label slot="label" for="widget">${label}</uui-label>${markup}</uui-form-layout-item>`;
/** The application filters the options by what was searched, as the documentation shows. */
function filtered(host) {
  host.addEventListener('search', () => {
    for (const option of host.querySelectorAll('uui-combobox-list-option'))
      option.hidden = !option.displayValue.toLowerCase().includes(host.search.toLowerCase());
  });
}
const style = document.head.appendChild(document.createElement('style'));
style.textContent = 'uui-combobox-list-option[hidden] { display: none }';

showCases({
  input: component(
    item('First name', '<uui-input id="widget" label="First name" name="first-name"></uui-input>'),
    valueOf,
  ),
  password: component(
    item('Password', '<uui-input-password id="widget" label="Password"></uui-input-password>'),
    valueOf,
  ),
  number: component(
    item('Quantity', '<uui-input id="widget" type="number" label="Quantity" min="0" max="100"></uui-input>'),
    valueOf,
  ),
  textarea: component(item('Comments', '<uui-textarea id="widget" label="Comments"></uui-textarea>'), valueOf),
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
  checkbox: component('<uui-checkbox id="widget" label="Subscribe to the newsletter"></uui-checkbox>', checkedOf),
  toggle: component('<uui-toggle id="widget" label="Email notifications"></uui-toggle>', checkedOf),
  'radio group': component(
    item(
      'Size',
      '<uui-radio-group id="widget" name="size"><uui-radio value="small" label="Small"></uui-radio><uui-radio value="medium" label="Medium"></uui-radio><uui-radio value="large" label="Large"></uui-radio></uui-radio-group>',
    ),
    valueOf,
    { undo: false },
  ),
  slider: component(
    item('Volume', '<uui-slider id="widget" label="Volume" min="0" max="100" step="1" value="20"></uui-slider>'),
    valueOf,
  ),
  'range slider': component(
    item(
      'Price range',
      '<uui-range-slider id="widget" label="Price range" min="0" max="100" step="1" value="10,90"></uui-range-slider>',
    ),
    valueOf,
  ),
  'colour picker': component(
    item('Brand colour', '<uui-color-picker id="widget" label="Brand colour" format="hex"></uui-color-picker>'),
    valueOf,
  ),
  'colour swatches': component(
    item(
      'Colour',
      '<uui-color-swatches id="widget" label="Colour"><uui-color-swatch label="Red" value="#d0021b"></uui-color-swatch><uui-color-swatch label="Green" value="#417505"></uui-color-swatch><uui-color-swatch label="Blue" value="#4a90e2"></uui-color-swatch></uui-color-swatches>',
    ),
    valueOf,
    { undo: false },
  ),
});
