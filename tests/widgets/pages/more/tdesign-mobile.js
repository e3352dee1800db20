import TDesign from 'tdesign-mobile-vue';
import 'tdesign-mobile-vue/es/style/index.css';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const cities = [
  {
    value: 'de',
    label: 'Germany',
    children: [
      { value: 'berlin', label: 'Berlin' },
      { value: 'hamburg', label: 'Hamburg' },
    ],
  },
  {
    value: 'fr',
    label: 'France',
    children: [
      { value: 'paris', label: 'Paris' },
      { value: 'lyon', label: 'Lyon' },
    ],
  },
];
const v = (initial, t, extra) =>
  bound(initial, t, {
    plugins: [TDesign],
    data: {
      at: reactive({ show: false, text: '', picked: [], date: '2024-05-10', noon: '12:00' }),
      options,
      cities,
      ...extra?.data,
    },
    ...extra,
  });
const item = (label, inner, attributes = '') =>
  `<t-form-item label="${label}" name="x" ${attributes}>${inner}</t-form-item>`;

showCases(
  {
    input: v('', '<t-input v-model="value" label="Full name" placeholder="Enter your name" />'),
    textarea: v('', '<t-textarea v-model="value" label="Remarks" placeholder="Enter remarks" />'),
    'switch cell': v(
      false,
      '<t-cell title="Email notifications"><template #rightIcon><t-switch v-model="value" /></template></t-cell>',
    ),
    checkbox: v(false, '<t-checkbox v-model="value" label="I accept the terms" />'),
    'checkbox group': v(
      [],
      '<p>Interests</p><t-checkbox-group v-model="value"><t-checkbox value="sport" label="Sport" /><t-checkbox value="music" label="Music" /></t-checkbox-group>',
    ),
    'radio group': v(
      '',
      '<p>Size</p><t-radio-group v-model="value"><t-radio value="s" label="Small" /><t-radio value="l" label="Large" /></t-radio-group>',
    ),
    rate: v(0, '<t-cell title="Rating"><template #rightIcon><t-rate v-model="value" /></template></t-cell>'),
    stepper: v(
      1,
      '<t-cell title="Number of guests"><template #rightIcon><t-stepper v-model="value" /></template></t-cell>',
    ),
    slider: v(10, '<p>Volume</p><t-slider v-model="value" />'),
    'picker in a cell': v(
      '',
      `<t-cell arrow title="Favourite fruit" :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-picker v-model="at.picked" :columns="options" title="Fruit" @confirm="(x, { label }) => { value = label[0]; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
    'picker in a form item': v(
      '',
      item(
        'Favourite fruit',
        '<t-input v-model="value" borderless align="right" readonly placeholder="Select a fruit" @click="at.show = true" />',
        'arrow content-align="right"',
      ) +
        `<t-popup v-model="at.show" placement="bottom"><t-picker v-model="at.picked" :columns="options" title="Fruit" @confirm="(x, { label }) => { value = label[0]; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
    'date picker': v(
      '',
      `<t-cell title="Check-in date" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.date" :mode="['date']" title="Select date" start="2015-01-01" end="2035-12-31" format="YYYY-MM-DD" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
    'date time picker': v(
      '',
      `<t-cell title="Appointment" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.date" :mode="['date', 'minute']" title="Select date and time" start="2020-01-01" end="2030-12-31" format="YYYY-MM-DD HH:mm" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
    'birthday in a form item': v(
      '',
      item(
        'Birthday',
        '<t-input v-model="value" borderless align="right" readonly placeholder="Select" @click="at.show = true" />',
        'arrow content-align="right"',
      ) +
        `<t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.date" :mode="['date']" title="Select date" start="1940-01-01" end="2026-12-31" format="YYYY-MM-DD" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
    'time picker': v(
      '',
      `<t-cell title="Arrival time" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.noon" :mode="[null, 'minute']" title="Select time" format="HH:mm" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
    cascader: v(
      null,
      `<t-cell title="City" :note="at.text || 'Select a city'" arrow @click="at.show = true" />
      <t-cascader v-model:visible="at.show" v-model="value" title="City" :options="cities" @change="(x, nodes) => at.text = nodes.at(-1).label" />`,
    ),
    calendar: v(
      '',
      `<t-cell title="Check-in date" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-calendar v-model:visible="at.show" :min-date="new Date(2026, 10, 1)" :max-date="new Date(2027, 11, 31)" @confirm="(d) => value = d.toDateString()" />`,
    ),
    'action sheet': v(
      '',
      `<t-cell title="Payment method" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-action-sheet v-model="at.show" :items="['Cash', 'Credit card', 'Invoice']" cancel-text="Cancel" @selected="(x) => { value = x; at.show = false }" />`,
    ),
  },
  [
    'radio group',
    'rate',
    'picker in a cell',
    'picker in a form item',
    'date picker',
    'date time picker',
    'birthday in a form item',
    'time picker',
    'cascader',
    'calendar',
    'action sheet',
  ],
);
