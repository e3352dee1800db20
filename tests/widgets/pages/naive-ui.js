import {
  NAutoComplete,
  NCheckbox,
  NConfigProvider,
  NDatePicker,
  NDynamicTags,
  NInput,
  NInputNumber,
  NRadio,
  NRadioGroup,
  NRate,
  NSelect,
  NSlider,
  NSwitch,
  NTimePicker,
} from 'naive-ui';
import { bound } from './support/vue-case.js';
import { fruits, showCases } from './support/cases.js';

const components = {
  NAutoComplete,
  NCheckbox,
  NConfigProvider,
  NDatePicker,
  NDynamicTags,
  NInput,
  NInputNumber,
  NRadio,
  NRadioGroup,
  NRate,
  NSelect,
  NSlider,
  NSwitch,
  NTimePicker,
};
const options = fruits.map((fruit) => ({ label: fruit, value: fruit }));
const naive = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { options, fruits }, ...extra });
const labelled = (text, inner) => `<div><label>${text}</label>${inner}</div>`;

showCases({
  text: naive('', labelled('First name', '<n-input v-model:value="value" />')),
  textarea: naive('', labelled('Message', '<n-input type="textarea" v-model:value="value" />')),
  number: naive(null, labelled('Guests', '<n-input-number v-model:value="value" clearable />'), {
    text: '12',
    wantState: 12,
  }),
  select: naive(null, labelled('Fruit', '<n-select v-model:value="value" :options="options" clearable />'), {
    want: 'Cherry',
    wantState: 'Cherry',
  }),
  'select filterable': naive(
    null,
    labelled('Fruit', '<n-select v-model:value="value" :options="options" filterable clearable />'),
    { want: 'Cherry', wantState: 'Cherry' },
  ),
  'select multiple': naive(
    [],
    labelled('Fruits', '<n-select v-model:value="value" :options="options" multiple clearable />'),
    { want: 'Cherry', wantState: ['Cherry'] },
  ),
  autocomplete: naive('', labelled('Fruit', '<n-auto-complete v-model:value="value" :options="fruits" />')),
  checkbox: naive(false, '<n-checkbox v-model:checked="value">Terms</n-checkbox>'),
  switch: naive(false, labelled('Gift wrapping', '<n-switch v-model:value="value" />')),
  radio: naive(
    null,
    '<n-radio-group v-model:value="value" name="plan"><n-radio value="basic">Basic</n-radio><n-radio value="pro">Pro</n-radio></n-radio-group>',
    { undo: false },
  ),
  slider: naive(20, labelled('Volume', '<n-slider v-model:value="value" />'), { text: '70', wantState: 70 }),
  rate: naive(0, labelled('Rating', '<n-rate v-model:value="value" />'), { undo: false }),
  'date picker': naive(
    null,
    labelled(
      'Date',
      '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="date" clearable />',
    ),
    { text: '2026-12-03', wantState: '2026-12-03' },
  ),
  'time picker': naive(
    null,
    labelled('Time', '<n-time-picker v-model:formatted-value="value" value-format="HH:mm:ss" clearable />'),
    { text: '14:30:00', wantState: '14:30:00' },
  ),
});
