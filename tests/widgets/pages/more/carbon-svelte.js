import {
  ComboBox,
  Dropdown,
  MultiSelect,
  NumberInput,
  PasswordInput,
  PinCodeInput,
  Slider,
  TextArea,
  TextInput,
} from 'carbon-components-svelte';
import 'carbon-components-svelte/css/white.css';
import { mount } from 'svelte';
import CarbonCheckbox from '../svelte/CarbonCheckbox.svelte';
import CarbonCheckboxGroup from '../svelte/CarbonCheckboxGroup.svelte';
import CarbonChoice from '../svelte/CarbonChoice.svelte';
import CarbonChoices from '../svelte/CarbonChoices.svelte';
import CarbonDate from '../svelte/CarbonDate.svelte';
import CarbonDateRange from '../svelte/CarbonDateRange.svelte';
import CarbonRadio from '../svelte/CarbonRadio.svelte';
import CarbonSelect from '../svelte/CarbonSelect.svelte';
import CarbonSwitcher from '../svelte/CarbonSwitcher.svelte';
import CarbonTile from '../svelte/CarbonTile.svelte';
import CarbonTime from '../svelte/CarbonTime.svelte';
import CarbonToggle from '../svelte/CarbonToggle.svelte';
import CarbonValue from '../svelte/CarbonValue.svelte';
import { fruits, showCases } from '../support/cases.js';

/** A case whose component reports its state after each change. */
const svelte = (component, settings) => (root) => {
  let model = null;
  const form = root.appendChild(document.createElement('form'));
  mount(component, { target: form, props: { ...settings, report: (value) => (model = value) } });
  form.insertAdjacentHTML('beforeend', '<button type="submit">Send</button>');
  return { state: () => JSON.parse(JSON.stringify(model ?? null)) };
};

const value = (component, start, settings) => svelte(CarbonValue, { component, value: start, settings });
const items = fruits.map((text) => ({ id: text.toLowerCase(), text }));
const choice = (component, settings) => svelte(CarbonChoice, { component, settings: { items, ...settings } });
const choices = (settings) =>
  svelte(CarbonChoices, {
    component: MultiSelect,
    value: [],
    settings: { items, labelText: 'Favourite fruits', ...settings },
  });
const searched = { labelText: 'Favourite fruit', placeholder: 'Select a fruit' };
const shouldFilterItem = (item, text) => !text || item.text.toLowerCase().includes(text.toLowerCase());

showCases(
  {
    Input: value(TextInput, '', { labelText: 'Full name', placeholder: 'Enter your name...' }),
    Password: value(PasswordInput, '', { labelText: 'Password', placeholder: 'Enter password...' }),
    TextArea: value(TextArea, '', { labelText: 'Message', placeholder: 'Enter a message...' }),
    Number: value(NumberInput, 1, { labelText: 'Quantity', min: 1, max: 10 }),
    Select: svelte(CarbonSelect, { fruits }),
    Dropdown: choice(Dropdown, { labelText: 'Favourite fruit', label: 'Choose a fruit' }),
    ComboBox: choice(ComboBox, searched),
    ComboFilter: choice(ComboBox, { ...searched, shouldFilterItem }),
    MultiSelect: choices({ label: 'Select fruits...' }),
    MultiFilter: choices({ filterable: true, placeholder: 'Filter fruits...' }),
    Date: svelte(CarbonDate),
    DateRange: svelte(CarbonDateRange),
    Time: svelte(CarbonTime),
    Checkbox: svelte(CarbonCheckbox),
    CheckboxGroup: svelte(CarbonCheckboxGroup),
    Radio: svelte(CarbonRadio),
    Toggle: svelte(CarbonToggle),
    Slider: value(Slider, 20, { labelText: 'Volume', min: 0, max: 100 }),
    Switcher: svelte(CarbonSwitcher),
    Tile: svelte(CarbonTile),
    Pin: value(PinCodeInput, '', { labelText: 'Verification code' }),
  },
  ['Radio', 'Tile', 'Dropdown', 'Switcher'],
);
