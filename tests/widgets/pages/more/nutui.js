import NutUI from '@nutui/nutui';
import '@nutui/nutui/dist/style.css';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((text) => ({ text, value: text.toLowerCase() }));
const cities = [
  {
    value: 'germany',
    text: 'Germany',
    children: [
      { value: 'berlin', text: 'Berlin' },
      { value: 'hamburg', text: 'Hamburg' },
    ],
  },
  {
    value: 'france',
    text: 'France',
    children: [
      { value: 'paris', text: 'Paris' },
      { value: 'lyon', text: 'Lyon' },
    ],
  },
];
const days = {
  min: new Date(2020, 0, 1),
  max: new Date(2030, 11, 31),
  birth: new Date(1940, 0, 1),
  now: new Date(2024, 4, 10, 9, 0),
};
const v = (initial, t, extra) =>
  bound(initial, t, {
    plugins: [NutUI],
    data: {
      at: reactive({ show: false, text: '', date: days.now }),
      options,
      cities,
      days,
      log: (x) => (window.log = x),
    },
    ...extra,
  });
const item = (label, inner) => `<nut-form><nut-form-item label="${label}">${inner}</nut-form-item></nut-form>`;
const noUndo = { undo: false };

showCases(
  {
    input: v('', item('Full name', '<nut-input v-model="value" placeholder="Enter your name" type="text" />')),
    textarea: v('', item('Remarks', '<nut-textarea v-model="value" placeholder="Please enter remarks" type="text" />')),
    switch: v(false, item('Email notifications', '<nut-switch v-model="value"></nut-switch>')),
    checkbox: v(false, item('Terms', '<nut-checkbox v-model="value">I accept the terms</nut-checkbox>')),
    'radio group': v(
      '',
      item(
        'Size',
        '<nut-radio-group direction="horizontal" v-model="value"><nut-radio label="small">Small</nut-radio><nut-radio label="large">Large</nut-radio></nut-radio-group>',
      ),
    ),
    rate: v(0, item('Rating', '<nut-rate v-model="value" />')),
    'input number': v(1, item('Number of guests', '<nut-input-number v-model="value" />')),
    range: v(40, item('Volume', '<nut-range hidden-tag v-model="value"></nut-range>')),
    'picker in a cell': v(
      '',
      `<nut-cell title="Favourite fruit" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-popup v-model:visible="at.show" position="bottom"><nut-picker :columns="options" title="Fruit" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false"></nut-picker></nut-popup>`,
    ),
    'picker in a form': v(
      '',
      item(
        'Favourite fruit',
        `<nut-input v-model="value" readonly placeholder="Please select" type="text" @click="at.show = true" />
        <nut-popup v-model:visible="at.show" position="bottom"><nut-picker :columns="options" title="Fruit" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false"></nut-picker></nut-popup>`,
      ),
    ),
    'date picker': v(
      '',
      `<nut-cell title="Check-in date" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-popup v-model:visible="at.show" position="bottom"><nut-date-picker v-model="at.date" :min-date="days.min" :max-date="days.max" title="Select date" @confirm="({ selectedValue }) => { value = selectedValue.join('-'); at.show = false }" @cancel="at.show = false"></nut-date-picker></nut-popup>`,
    ),
    'birth date': v(
      '',
      item(
        'Date of birth',
        `<nut-input v-model="value" readonly placeholder="Select your date of birth" type="text" @click="at.show = true" />
      <nut-popup v-model:visible="at.show" position="bottom"><nut-date-picker v-model="at.date" :min-date="days.birth" :max-date="days.max" is-show-chinese title="Select date" @confirm="({ selectedValue }) => { value = selectedValue.join('-'); at.show = false }" @cancel="at.show = false"></nut-date-picker></nut-popup>`,
      ),
    ),
    'time picker': v(
      '',
      `<nut-cell title="Arrival time" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-popup v-model:visible="at.show" position="bottom"><nut-date-picker v-model="at.date" type="hour-minute" title="Select time" :min-date="days.min" :max-date="days.max" @confirm="({ selectedValue }) => { value = selectedValue.join(':'); at.show = false }" @cancel="at.show = false"></nut-date-picker></nut-popup>`,
    ),
    cascader: v(
      [],
      item(
        'City',
        `<nut-input :model-value="at.text" readonly placeholder="Please select your city" type="text" @click="at.show = true" />
        <nut-cascader v-model:visible="at.show" v-model="value" title="City" :options="cities" @change="(x, nodes) => at.text = nodes.map((n) => n.text).join(' / ')"></nut-cascader>`,
      ),
    ),
    'action sheet': v(
      '',
      `<nut-cell title="Payment method" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-action-sheet v-model:visible="at.show" :menu-items="[{ name: 'Cash' }, { name: 'Credit card' }, { name: 'Invoice' }]" @choose="(x) => value = x.name" cancel-txt="Cancel"></nut-action-sheet>`,
    ),
    calendar: v(
      '',
      `<nut-cell title="Check-in date" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-calendar v-model:visible="at.show" :default-value="null" start-date="2026-11-01" end-date="2027-12-31" @choose="(p) => value = p[3]" @close="at.show = false"></nut-calendar>`,
    ),
    'short password': v(
      '',
      '<nut-cell title="Payment password" @click="at.show = true"></nut-cell><nut-short-password v-model="value" v-model:visible="at.show"></nut-short-password>',
    ),
  },
  [
    'radio group',
    'rate',
    'picker in a cell',
    'picker in a form',
    'date picker',
    'birth date',
    'time picker',
    'cascader',
    'action sheet',
    'calendar',
  ],
);
