import '@vscode-elements/elements';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const options = fruits
  .map((fruit) => `<vscode-option value="${fruit.toLowerCase()}">${fruit}</vscode-option>`)
  .join('');
const group = (label, markup) =>
  `<vscode-form-group variant="vertical"><vscode-label for="widget">${label}</vscode-label>${markup}</vscode-form-group>`;
const boxes =
  '<vscode-checkbox label="Cheese" name="topping" value="cheese"></vscode-checkbox><vscode-checkbox label="Ham" name="topping" value="ham"></vscode-checkbox><vscode-checkbox label="Olives" name="topping" value="olives"></vscode-checkbox>';
const radios =
  '<vscode-radio label="Small" name="size" value="small"></vscode-radio><vscode-radio label="Medium" name="size" value="medium"></vscode-radio><vscode-radio label="Large" name="size" value="large"></vscode-radio>';

showCases({
  textfield: component(group('First name', '<vscode-textfield id="widget"></vscode-textfield>'), valueOf),
  'textfield number': component(
    group('Quantity', '<vscode-textfield id="widget" type="number" min="0" max="100"></vscode-textfield>'),
    valueOf,
  ),
  textarea: component(group('Comments', '<vscode-textarea id="widget" rows="5"></vscode-textarea>'), valueOf),
  'single select': component(
    group(
      'Favourite fruit',
      `<vscode-single-select id="widget"><vscode-option value="">Choose…</vscode-option>${options}</vscode-single-select>`,
    ),
    valueOf,
  ),
  'single select combobox': component(
    group(
      'Favourite fruit',
      `<vscode-single-select id="widget" combobox><vscode-option value="">Choose…</vscode-option>${options}</vscode-single-select>`,
    ),
    valueOf,
  ),
  'multi select': component(
    group('Favourite fruits', `<vscode-multi-select id="widget">${options}</vscode-multi-select>`),
    valueOf,
  ),
  'multi select combobox': component(
    group('Favourite fruits', `<vscode-multi-select id="widget" combobox>${options}</vscode-multi-select>`),
    valueOf,
  ),
  checkbox: component('<vscode-checkbox id="widget" label="Subscribe to the newsletter"></vscode-checkbox>', checkedOf),
  'checkbox toggle': component(
    '<vscode-checkbox id="widget" toggle label="Email notifications"></vscode-checkbox>',
    checkedOf,
  ),
  'checkbox group': component(
    group('Toppings', `<vscode-checkbox-group id="widget">${boxes}</vscode-checkbox-group>`),
    (host) => [...host.querySelectorAll('vscode-checkbox')].filter((one) => one.checked).map((one) => one.value),
  ),
  'radio group': component(
    group('Size', `<vscode-radio-group id="widget">${radios}</vscode-radio-group>`),
    (host) => [...host.querySelectorAll('vscode-radio')].find((one) => one.checked)?.value ?? null,
    { undo: false },
  ),
});
