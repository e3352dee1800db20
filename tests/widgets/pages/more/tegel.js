import '@scania/tegel/dist/tegel/tegel.css';
import { defineCustomElement as defineTextField } from '@scania/tegel/tds-text-field';
import { defineCustomElement as defineTextarea } from '@scania/tegel/tds-textarea';
import { defineCustomElement as defineDropdown } from '@scania/tegel/tds-dropdown';
import { defineCustomElement as defineDropdownOption } from '@scania/tegel/tds-dropdown-option';
import { defineCustomElement as defineCheckbox } from '@scania/tegel/tds-checkbox';
import { defineCustomElement as defineRadioButton } from '@scania/tegel/tds-radio-button';
import { defineCustomElement as defineToggle } from '@scania/tegel/tds-toggle';
import { defineCustomElement as defineSlider } from '@scania/tegel/tds-slider';
import { defineCustomElement as defineDatetime } from '@scania/tegel/tds-datetime';
import { defineCustomElement as defineChip } from '@scania/tegel/tds-chip';
import { fruits, showCases } from '../support/cases.js';

[
  defineTextField,
  defineTextarea,
  defineDropdown,
  defineDropdownOption,
  defineCheckbox,
  defineRadioButton,
  defineToggle,
  defineSlider,
  defineDatetime,
  defineChip,
].forEach((define) => define());
/** A case whose model is what the components' own events told. */
const told =
  (markup, initial, take, extra = {}) =>
  (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    let state = initial;
    for (const type of ['tdsChange', 'tdsToggle', 'tdsInput', 'tdsClear'])
      root.addEventListener(type, (event) => {
        const next = take(event, state);
        if (next !== undefined) state = next;
      });
    return { state: () => state, ...extra };
  };
const text = ({ type, detail, target }) => (type === 'tdsInput' || type === 'tdsChange' ? target.value : undefined);
const options = fruits
  .map((fruit) => `<tds-dropdown-option value="${fruit.toLowerCase()}">${fruit}</tds-dropdown-option>`)
  .join('');
const value = ({ type, detail }) => (type === 'tdsChange' ? (detail.value ?? '') : undefined);
const dropdown = (label, more) =>
  `<tds-dropdown name="fruit" label="${label}" label-position="outside" placeholder="Select" size="lg" open-direction="auto" ${more}>${options}</tds-dropdown>`;
const checked = ({ detail }) => detail.checked;

showCases({
  'text field': told(
    '<tds-text-field label="First name" label-position="inside" placeholder="First name"></tds-text-field>',
    '',
    text,
  ),
  'text field number': told(
    '<tds-text-field type="number" label="Quantity" label-position="outside" min="0" max="100"></tds-text-field>',
    '',
    text,
  ),
  textarea: told('<tds-textarea label="Comments" label-position="outside" rows="4"></tds-textarea>', '', text),
  dropdown: told(dropdown('Favourite fruit', ''), '', value, { undo: false }),
  'dropdown filter': told(dropdown('Favourite fruit', 'filter'), '', value),
  'dropdown multiselect': told(dropdown('Favourite fruits', 'multiselect'), '', value),
  checkbox: told(
    '<tds-checkbox name="newsletter" value="yes"><div slot="label">Subscribe to the newsletter</div></tds-checkbox>',
    false,
    checked,
  ),
  'radio buttons': told(
    `<fieldset><legend>Size</legend>${['Small', 'Medium', 'Large'].map((one) => `<tds-radio-button name="size" value="${one.toLowerCase()}"><div slot="label">${one}</div></tds-radio-button>`).join('')}</fieldset>`,
    null,
    value,
    { undo: false },
  ),
  toggle: told('<tds-toggle name="notify"><div slot="label">Email notifications</div></tds-toggle>', false, checked),
  slider: told(
    '<tds-slider label="Volume" min="0" max="100" value="20" tooltip></tds-slider>',
    '20',
    ({ detail }) => detail.value,
  ),
  'slider with input': told(
    '<tds-slider label="Volume" min="0" max="100" value="20" input></tds-slider>',
    '20',
    ({ detail }) => detail.value,
  ),
  'slider with controls': told(
    '<tds-slider label="Volume" min="0" max="100" value="20" controls></tds-slider>',
    '20',
    ({ detail }) => detail.value,
  ),
  'datetime date': told(
    '<tds-datetime type="date" label="Check-in date" label-position="outside"></tds-datetime>',
    '',
    text,
  ),
  'datetime local': told(
    '<tds-datetime type="datetime-local" label="Appointment" label-position="outside"></tds-datetime>',
    '',
    text,
  ),
  'chips radio': told(
    `<fieldset><legend>Size</legend>${['Small', 'Medium', 'Large'].map((one) => `<tds-chip type="radio" name="size" chip-id="s-${one}" value="${one.toLowerCase()}"><span slot="label">${one}</span></tds-chip>`).join('')}</fieldset>`,
    null,
    ({ detail }) => detail.value,
    { undo: false },
  ),
});
