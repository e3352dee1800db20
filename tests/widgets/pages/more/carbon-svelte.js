import { mount } from 'svelte';
import 'carbon-components-svelte/css/white.css';
import { fruits, showCases } from '../support/cases.js';
import CarbonInput from '../svelte/CarbonInput.svelte';
import CarbonPassword from '../svelte/CarbonPassword.svelte';
import CarbonTextArea from '../svelte/CarbonTextArea.svelte';
import CarbonNumber from '../svelte/CarbonNumber.svelte';
import CarbonSelect from '../svelte/CarbonSelect.svelte';
import CarbonDropdown from '../svelte/CarbonDropdown.svelte';
import CarbonComboBox from '../svelte/CarbonComboBox.svelte';
import CarbonComboFilter from '../svelte/CarbonComboFilter.svelte';
import CarbonMultiSelect from '../svelte/CarbonMultiSelect.svelte';
import CarbonMultiFilter from '../svelte/CarbonMultiFilter.svelte';
import CarbonDate from '../svelte/CarbonDate.svelte';
import CarbonDateRange from '../svelte/CarbonDateRange.svelte';
import CarbonTime from '../svelte/CarbonTime.svelte';
import CarbonCheckbox from '../svelte/CarbonCheckbox.svelte';
import CarbonCheckboxGroup from '../svelte/CarbonCheckboxGroup.svelte';
import CarbonRadio from '../svelte/CarbonRadio.svelte';
import CarbonToggle from '../svelte/CarbonToggle.svelte';
import CarbonSlider from '../svelte/CarbonSlider.svelte';
import CarbonSwitcher from '../svelte/CarbonSwitcher.svelte';
import CarbonTile from '../svelte/CarbonTile.svelte';
import CarbonPin from '../svelte/CarbonPin.svelte';

const svelte = (component) => (root) => {
  let model = null;
  const form = root.appendChild(document.createElement('form'));
  mount(component, { target: form, props: { fruits, report: (value) => (model = value) } });
  form.insertAdjacentHTML('beforeend', '<button type="submit">Send</button>');
  return { state: () => JSON.parse(JSON.stringify(model ?? null)) };
};

showCases(
  {
    Input: svelte(CarbonInput),
    Password: svelte(CarbonPassword),
    TextArea: svelte(CarbonTextArea),
    Number: svelte(CarbonNumber),
    Select: svelte(CarbonSelect),
    Dropdown: svelte(CarbonDropdown),
    ComboBox: svelte(CarbonComboBox),
    ComboFilter: svelte(CarbonComboFilter),
    MultiSelect: svelte(CarbonMultiSelect),
    MultiFilter: svelte(CarbonMultiFilter),
    Date: svelte(CarbonDate),
    DateRange: svelte(CarbonDateRange),
    Time: svelte(CarbonTime),
    Checkbox: svelte(CarbonCheckbox),
    CheckboxGroup: svelte(CarbonCheckboxGroup),
    Radio: svelte(CarbonRadio),
    Toggle: svelte(CarbonToggle),
    Slider: svelte(CarbonSlider),
    Switcher: svelte(CarbonSwitcher),
    Tile: svelte(CarbonTile),
    Pin: svelte(CarbonPin),
  },
  ['Radio', 'Tile', 'Dropdown', 'Switcher'],
);
