import { createOruga, OrugaComponentPlugins } from '@oruga-ui/oruga-next';
import '@oruga-ui/theme-oruga/style.css';
import { fruits, showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const made = () => {
  const oruga = createOruga();
  OrugaComponentPlugins.forEach((plugin) => oruga.use(plugin));
  return oruga;
};
const data = {
  fruits,
  options: fruits.map((label) => ({ label, value: label.toLowerCase() })),
  cities: ['Paris', 'Berlin', 'Rome'],
};
const oruga = (initial, label, inner, extra = {}) =>
  bound(initial, `<o-field label="${label}">${inner}</o-field>`, { plugins: [made()], data, ...extra });

showCases(
  {
    input: oruga('', 'Full name', '<o-input v-model="value" />'),
    textarea: oruga('', 'Message', '<o-input v-model="value" type="textarea" maxlength="200" />'),
    select: oruga('', 'Favourite fruit', '<o-select v-model="value" placeholder="Select a fruit" :options="fruits" />'),
    switch: oruga(false, 'Settings', '<o-switch v-model="value">Notifications</o-switch>'),
    checkboxes: oruga(
      [],
      'Toppings',
      '<o-checkbox v-model="value" native-value="Cheese">Cheese</o-checkbox><o-checkbox v-model="value" native-value="Ham">Ham</o-checkbox>',
    ),
    radio: oruga(
      '',
      'Size',
      '<o-radio v-model="value" name="size" native-value="Small">Small</o-radio><o-radio v-model="value" name="size" native-value="Large">Large</o-radio>',
    ),
    autocomplete: oruga(
      null,
      'Favourite fruit',
      '<o-autocomplete v-model="value" :options="fruits" placeholder="e.g. Apple" open-on-focus />',
    ),
    'autocomplete clear': oruga(
      null,
      'City',
      '<o-autocomplete v-model="value" :options="cities" placeholder="e.g. Paris" icon="search" clearable />',
    ),
    tags: oruga([], 'Skills', '<o-taginput v-model="value" allow-new placeholder="Add a skill" />'),
    'tags from list': oruga(
      [],
      'Favourite fruits',
      '<o-taginput v-model="value" :options="fruits" open-on-focus placeholder="Add a fruit" />',
    ),
    slider: oruga(20, 'Volume', '<o-slider v-model="value" :min="0" :max="100" />'),
    'slider range': oruga([20, 60], 'Price range', '<o-slider v-model="value" range :min="0" :max="100" :step="5" />'),
    date: oruga(
      undefined,
      'Check-in date',
      '<o-datepicker v-model="value" locale="en-GB" placeholder="Click to select..." />',
    ),
    'date range': oruga(
      [],
      'Travel dates',
      '<o-datepicker v-model="value" locale="en-GB" range placeholder="Click to select..." />',
    ),
    time: oruga(
      undefined,
      'Arrival time',
      '<o-timepicker v-model="value" hour-format="24" placeholder="Click to select..." />',
    ),
    'date time': oruga(
      undefined,
      'Appointment',
      '<o-datetimepicker v-model="value" locale="en-GB" placeholder="Click to select..." />',
    ),
    listbox: oruga(
      undefined,
      'Favourite fruit',
      '<o-listbox v-model="value" :options="fruits" aria-label="Favourite fruit" selectable />',
    ),
    dropdown: oruga(
      undefined,
      'Favourite fruit',
      '<o-dropdown v-model="value" selectable><template #trigger><o-button type="button">{{ value ?? "Choose a fruit" }}</o-button></template><o-dropdown-item v-for="f in fruits" :key="f" :value="f" :label="f" /></o-dropdown>',
    ),
  },
  ['radio', 'select', 'listbox', 'dropdown'],
);
