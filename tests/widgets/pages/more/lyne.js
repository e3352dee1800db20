import '@sbb-esta/lyne-elements/standard-theme.css';
import '@sbb-esta/lyne-elements/form-field.js';
import '@sbb-esta/lyne-elements/select.js';
import '@sbb-esta/lyne-elements/option.js';
import '@sbb-esta/lyne-elements/autocomplete.js';
import '@sbb-esta/lyne-elements/datepicker.js';
import '@sbb-esta/lyne-elements/date-input.js';
import '@sbb-esta/lyne-elements/time-input.js';
import '@sbb-esta/lyne-elements/checkbox.js';
import '@sbb-esta/lyne-elements/checkbox-panel.js';
import '@sbb-esta/lyne-elements/checkbox-group.js';
import '@sbb-esta/lyne-elements/radio-button.js';
import '@sbb-esta/lyne-elements/radio-button-group.js';
import '@sbb-esta/lyne-elements/radio-button-panel.js';
import '@sbb-esta/lyne-elements/slider.js';
import '@sbb-esta/lyne-elements/toggle.js';
import '@sbb-esta/lyne-elements/toggle-check.js';
import '@sbb-esta/lyne-elements/chip.js';
import '@sbb-esta/lyne-elements/file-selector.js';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const options = fruits.map((fruit) => `<sbb-option value="${fruit.toLowerCase()}">${fruit}</sbb-option>`).join('');
const named = fruits.map((fruit) => `<sbb-option value="${fruit}">${fruit}</sbb-option>`).join('');
const field = (label, inner) => `<sbb-form-field><label>${label}</label>${inner}</sbb-form-field>`;
/** What the application stores of a date or time: what the component understood. */
const day = (host) => (host.valueAsDate ? host.value : null);
const clock = (host) => host.valueAsDate?.toTimeString().slice(0, 5);
const radios = (tag) =>
  ['Small', 'Medium', 'Large'].map((one) => `<${tag} value="${one.toLowerCase()}">${one}</${tag}>`).join('');

showCases({
  'form field input': component(field('First name', '<input id="widget">'), valueOf),
  select: component(
    field(
      'Favourite fruit',
      `<sbb-select id="widget" placeholder="Please select">${'<sbb-option></sbb-option>'}${options}</sbb-select>`,
    ),
    valueOf,
  ),
  'select multiple': component(
    field('Favourite fruits', `<sbb-select id="widget" multiple placeholder="Please select">${options}</sbb-select>`),
    valueOf,
  ),
  autocomplete: component(
    field('Favourite fruit', `<input id="widget"><sbb-autocomplete>${named}</sbb-autocomplete>`),
    valueOf,
  ),
  'autocomplete strict': component(
    field('Favourite fruit', `<input id="widget"><sbb-autocomplete require-selection>${named}</sbb-autocomplete>`),
    valueOf,
  ),
  datepicker: component(
    field(
      'Check-in date',
      '<sbb-datepicker-previous-day></sbb-datepicker-previous-day><sbb-datepicker-next-day></sbb-datepicker-next-day><sbb-datepicker-toggle></sbb-datepicker-toggle><sbb-date-input id="widget"></sbb-date-input><sbb-datepicker></sbb-datepicker>',
    ),
    day,
  ),
  'date input': component(field('Date of birth', '<sbb-date-input id="widget"></sbb-date-input>'), day),
  'time input': component(field('Arrival time', '<sbb-time-input id="widget"></sbb-time-input>'), clock),
  checkbox: component('<sbb-checkbox id="widget" value="yes">Subscribe to the newsletter</sbb-checkbox>', checkedOf),
  'checkbox panel': component(
    '<sbb-checkbox-panel id="widget" value="yes">Subscribe to the newsletter</sbb-checkbox-panel>',
    checkedOf,
  ),
  'checkbox group': component(
    '<sbb-checkbox-group id="widget" aria-label="Toppings"><sbb-checkbox value="cheese">Cheese</sbb-checkbox><sbb-checkbox value="ham">Ham</sbb-checkbox><sbb-checkbox value="olives">Olives</sbb-checkbox></sbb-checkbox-group>',
    (host) => host.checkboxes.filter((one) => one.checked).map((one) => one.value),
  ),
  'radio group': component(
    `<sbb-radio-button-group id="widget" aria-label="Size" name="size">${radios('sbb-radio-button')}</sbb-radio-button-group>`,
    valueOf,
    { undo: false },
  ),
  'radio panels': component(
    `<sbb-radio-button-group id="widget" aria-label="Size" name="size">${radios('sbb-radio-button-panel')}</sbb-radio-button-group>`,
    valueOf,
    { undo: false },
  ),
  slider: component(
    '<label id="label" for="widget">Volume</label><sbb-slider id="widget" aria-label="Volume" min="0" max="100" value="20"></sbb-slider>',
    (host) => Number(host.value),
  ),
  toggle: component(`<sbb-toggle id="widget" aria-label="Size">${radios('sbb-toggle-option')}</sbb-toggle>`, valueOf),
  'toggle check': component('<sbb-toggle-check id="widget">Email notifications</sbb-toggle-check>', checkedOf),
  'chip group': component(
    field('Tags', '<sbb-chip-group id="widget"><input placeholder="Add a tag"></sbb-chip-group>'),
    valueOf,
  ),
});
