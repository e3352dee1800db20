import { createVuetify } from 'vuetify/lib/framework.js';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import 'vuetify/styles';
import { bound } from './support/vue-case.js';
import { showCases, fruits } from './support/cases.js';

const wrap = (inner) => `<v-app>${inner}</v-app>`;
const v = (initial, inner, extra) =>
  bound(initial, inner, { plugins: [createVuetify({ components, directives })], data: { fruits }, wrap, ...extra });
showCases({
  'text field': v('', '<v-text-field v-model="value" label="Name"/>'),
  textarea: v('', '<v-textarea v-model="value" label="Bio"/>'),
  select: v(null, '<v-select v-model="value" :items="fruits" label="Fruit"/>', { undo: false }),
  'select clearable': v(null, '<v-select v-model="value" :items="fruits" label="Fruit" clearable/>'),
  'select multiple': v([], '<v-select v-model="value" :items="fruits" label="Fruit" multiple/>'),
  autocomplete: v(null, '<v-autocomplete v-model="value" :items="fruits" label="Fruit"/>'),
  'autocomplete chips': v([], '<v-autocomplete v-model="value" :items="fruits" label="Fruit" multiple chips/>'),
  combobox: v(null, '<v-combobox v-model="value" :items="fruits" label="Fruit"/>'),
  checkbox: v(false, '<v-checkbox v-model="value" label="Terms"/>'),
  switch: v(false, '<v-switch v-model="value" label="Gift wrapping"/>'),
  radio: v(
    '',
    '<v-radio-group v-model="value" label="Plan"><v-radio label="A" value="a"/><v-radio label="B" value="b"/></v-radio-group>',
    { undo: false },
  ),
  slider: v(30, '<v-slider v-model="value" label="Volume" :step="1"/>', { text: '70', wantState: 70 }),
  'range slider': v([20, 40], '<v-range-slider v-model="value" label="Price" :step="1"/>', { texts: ['25', '80'] }),
  rating: v(0, '<v-rating v-model="value"/>', { undo: false }),
  'button toggle': v(
    null,
    '<v-btn-toggle v-model="value"><v-btn value="s">S</v-btn><v-btn value="m">M</v-btn></v-btn-toggle>',
  ),
  'number input': v(1, '<v-number-input v-model="value" label="Quantity"/>', { text: '4', wantState: 4 }),
  otp: v('', '<v-otp-input v-model="value"/>', { texts: ['1', '2', '3', '4', '5', '6'] }),
  'date input': v(null, '<v-date-input v-model="value" label="Date"/>', { text: '12/03/2026', wantPart: '2026-12-03' }),
});
