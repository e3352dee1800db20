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
export const told =
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

export const text = ({ type, detail, target }) =>
  type === 'tdsInput' || type === 'tdsChange' ? target.value : undefined;

export const value = ({ type, detail }) => (type === 'tdsChange' ? (detail.value ?? '') : undefined);
