import '@spectrum-web-components/theme/sp-theme.js';
import '@spectrum-web-components/theme/src/themes.js';
import '@spectrum-web-components/checkbox/sp-checkbox.js';
import '@spectrum-web-components/combobox/sp-combobox.js';
import '@spectrum-web-components/field-label/sp-field-label.js';
import '@spectrum-web-components/field-group/sp-field-group.js';
import '@spectrum-web-components/help-text/sp-help-text.js';
import '@spectrum-web-components/menu/sp-menu-item.js';
import '@spectrum-web-components/number-field/sp-number-field.js';
import '@spectrum-web-components/picker/sp-picker.js';
import '@spectrum-web-components/radio/sp-radio-group.js';
import '@spectrum-web-components/radio/sp-radio.js';
import '@spectrum-web-components/slider/sp-slider.js';
import '@spectrum-web-components/slider/sp-slider-handle.js';
import '@spectrum-web-components/switch/sp-switch.js';
import '@spectrum-web-components/textfield/sp-textfield.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const labelled = (label, markup) => `<sp-field-label for="widget">${label}</sp-field-label>${markup}`;
const sp = (markup, read = valueOf, extra = {}) =>
  component(`<sp-theme system="spectrum" scale="medium" color="light">${markup}</sp-theme>`, read, extra);
const items = fruits.map((fruit) => `<sp-menu-item value="${fruit.toLowerCase()}">${fruit}</sp-menu-item>`).join('');
const radios = ['Basic', 'Pro', 'Team']
  .map((plan) => `<sp-radio value="${plan.toLowerCase()}">${plan}</sp-radio>`)
  .join('');

showCases({
  textfield: sp(labelled('First name', '<sp-textfield id="widget"></sp-textfield>')),
  'textfield help': sp(
    labelled(
      'Email',
      '<sp-textfield id="widget" type="email" required placeholder="you@mail.com"><sp-help-text slot="help-text">We never share it</sp-help-text></sp-textfield>',
    ),
  ),
  multiline: sp(labelled('Comments', '<sp-textfield id="widget" multiline grows></sp-textfield>')),
  'number field': sp(labelled('Number of guests', '<sp-number-field id="widget" min="0" max="20"></sp-number-field>')),
  picker: sp(labelled('Favourite fruit', `<sp-picker id="widget">${items}</sp-picker>`), valueOf, { undo: false }),
  'picker own label': sp(`<sp-picker id="widget" label="Favourite fruit">${items}</sp-picker>`, valueOf, {
    undo: false,
  }),
  combobox: sp(labelled('Favourite fruit', `<sp-combobox id="widget">${items}</sp-combobox>`)),
  checkbox: sp('<sp-checkbox id="widget">I accept the terms</sp-checkbox>', checkedOf),
  switch: sp('<sp-switch id="widget">Enable notifications</sp-switch>', checkedOf),
  'radio group': sp(
    `<sp-field-label for="widget">Plan</sp-field-label><sp-radio-group id="widget" name="plan" selected="">${radios}</sp-radio-group>`,
    (host) => host.selected,
    { undo: false },
  ),
  slider: sp('<sp-slider id="widget" label="Volume" min="0" max="100" value="20"></sp-slider>'),
  'slider two handles': sp(
    '<sp-slider id="widget" label="Price" min="0" max="100"><sp-slider-handle slot="handle" name="min" label="Minimum" value="20" max="next"></sp-slider-handle><sp-slider-handle slot="handle" name="max" label="Maximum" value="60" min="previous"></sp-slider-handle></sp-slider>',
    (host) => [...host.querySelectorAll('sp-slider-handle')].map((handle) => handle.value),
  ),
});
