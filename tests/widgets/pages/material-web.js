import '@material/web/checkbox/checkbox.js';
import '@material/web/radio/radio.js';
import '@material/web/select/outlined-select.js';
import '@material/web/select/select-option.js';
import '@material/web/slider/slider.js';
import '@material/web/switch/switch.js';
import '@material/web/textfield/filled-text-field.js';
import '@material/web/textfield/outlined-text-field.js';
import { fruits, showCases } from './support/cases.js';

const page = (markup, state, extra) => (root) => {
  root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
  const host = root.querySelector('#widget');
  return { state: () => state(host), ...extra };
};
const value = (host) => host.value;
const options = fruits
  .map((fruit) => `<md-select-option value="${fruit}"><div slot="headline">${fruit}</div></md-select-option>`)
  .join('');

showCases({
  'text field': page('<md-outlined-text-field id="widget" label="First name"></md-outlined-text-field>', value),
  email: page('<md-filled-text-field id="widget" label="Email" type="email"></md-filled-text-field>', value),
  textarea: page(
    '<md-outlined-text-field id="widget" type="textarea" label="Message"></md-outlined-text-field>',
    value,
  ),
  checkbox: page('<label><md-checkbox id="widget"></md-checkbox> Accept the terms</label>', (host) => host.checked),
  switch: page('<label>Accept the terms <md-switch id="widget"></md-switch></label>', (host) => host.selected),
  radio: page(
    '<div role="radiogroup" aria-label="Plan" id="widget"><label><md-radio name="plan" value="basic"></md-radio> Basic</label><label><md-radio name="plan" value="pro"></md-radio> Pro</label></div>',
    (host) =>
      host.querySelector('md-radio:state(checked)')?.value ??
      [...host.querySelectorAll('md-radio')].find((one) => one.checked)?.value ??
      '',
    { undo: false },
  ),
  select: page(`<md-outlined-select id="widget" label="Fruit">${options}</md-outlined-select>`, value, { undo: false }),
  slider: page('<md-slider id="widget" aria-label="Volume" value="20"></md-slider>', value),
  'range slider': page('<md-slider id="widget" range value-start="20" value-end="60"></md-slider>', (host) => [
    host.valueStart,
    host.valueEnd,
  ]),
});
