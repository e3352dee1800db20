import { svelte } from '../support/carbon-svelte.js';
import { ComboBox, Dropdown, MultiSelect } from 'carbon-components-svelte';
import CarbonChoice from '../support/svelte/CarbonChoice.svelte';
import CarbonChoices from '../support/svelte/CarbonChoices.svelte';
import CarbonSelect from '../support/svelte/CarbonSelect.svelte';
import { fruits, showCases } from '../support/cases.js';

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

showCases({
  Select: svelte(CarbonSelect, { fruits }),
  Dropdown: { undo: false, show: choice(Dropdown, { labelText: 'Favourite fruit', label: 'Choose a fruit' }) },
  ComboBox: choice(ComboBox, searched),
  ComboFilter: choice(ComboBox, { ...searched, shouldFilterItem }),
  MultiSelect: choices({ label: 'Select fruits...' }),
  MultiFilter: choices({ filterable: true, placeholder: 'Filter fruits...' }),
});
