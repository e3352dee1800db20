import { group } from '../support/vscode-elements.js';
import { showCases } from '../support/cases.js';
import { checkedOf, component } from '../support/component-case.js';

const boxes =
  '<vscode-checkbox label="Cheese" name="topping" value="cheese"></vscode-checkbox><vscode-checkbox label="Ham" name="topping" value="ham"></vscode-checkbox><vscode-checkbox label="Olives" name="topping" value="olives"></vscode-checkbox>';

const radios =
  '<vscode-radio label="Small" name="size" value="small"></vscode-radio><vscode-radio label="Medium" name="size" value="medium"></vscode-radio><vscode-radio label="Large" name="size" value="large"></vscode-radio>';

showCases({
  checkbox: component('<vscode-checkbox id="widget" label="Subscribe to the newsletter"></vscode-checkbox>', checkedOf),
  'checkbox toggle': component(
    '<vscode-checkbox id="widget" toggle label="Gift wrapping"></vscode-checkbox>',
    checkedOf,
  ),
  'checkbox group': component(
    group('Toppings', `<vscode-checkbox-group id="widget">${boxes}</vscode-checkbox-group>`),
    (host) => [...host.querySelectorAll('vscode-checkbox')].filter((one) => one.checked).map((one) => one.value),
  ),
  'radio group': {
    undo: false,
    show: component(
      group('Size', `<vscode-radio-group id="widget">${radios}</vscode-radio-group>`),
      (host) => [...host.querySelectorAll('vscode-radio')].find((one) => one.checked)?.value ?? null,
    ),
  },
});
