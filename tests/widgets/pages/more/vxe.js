import VxeUI from 'vxe-pc-ui';
import 'vxe-pc-ui/lib/style.css';
import enUS from 'vxe-pc-ui/lib/language/en-US.js';
import { fruits, showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const ui = VxeUI.default ?? VxeUI;
ui.setI18n?.('en-US', enUS.default ?? enUS);
ui.setLanguage?.('en-US');
const data = {
  options: fruits.map((label) => ({ label, value: label.toLowerCase() })),
  toppings: ['Cheese', 'Ham', 'Olives'].map((label) => ({ label, value: label.toLowerCase() })),
  sizes: ['Small', 'Medium', 'Large'].map((label) => ({ label, value: label.toLowerCase() })),
  departments: [
    {
      title: 'Sales',
      value: 'sales',
      children: [
        { title: 'Europe', value: 'europe' },
        { title: 'Asia', value: 'asia' },
      ],
    },
    { title: 'Human resources', value: 'hr' },
  ],
};
const vxe = (initial, label, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [ui],
    data,
    wrap: (inner) =>
      inner
        .replace('<form>', '<vxe-form title-width="140" :data="{}">')
        .replace(
          '<div :data-count="count">',
          `<vxe-form-item title="${label}" span="24"><template #default><div :data-count="count">`,
        )
        .replace(
          '</div><button type="submit">Send</button></form>',
          '</div></template></vxe-form-item><vxe-form-item span="24"><template #default><vxe-button type="submit" content="Send" /></template></vxe-form-item></vxe-form>',
        ),
    ...extra,
  });

showCases(
  {
    input: vxe('', 'Full name', '<vxe-input v-model="value" placeholder="Your name" clearable />'),
    textarea: vxe('', 'Message', '<vxe-textarea v-model="value" placeholder="Your message" />'),
    'number input': vxe(1, 'Quantity', '<vxe-number-input v-model="value" type="integer" :min="1" :max="10" />'),
    password: vxe('', 'Password', '<vxe-password-input v-model="value" />'),
    select: vxe(null, 'Favourite fruit', '<vxe-select v-model="value" :options="options" placeholder="Choose" />'),
    'select clear': vxe(null, 'Favourite fruit', '<vxe-select v-model="value" :options="options" clearable />'),
    'select filter': vxe(
      null,
      'Favourite fruit',
      '<vxe-select v-model="value" :options="options" clearable filterable />',
    ),
    'select multiple': vxe(
      [],
      'Favourite fruits',
      '<vxe-select v-model="value" :options="options" multiple clearable />',
    ),
    'tree select': vxe(
      null,
      'Department',
      '<vxe-tree-select v-model="value" :options="departments" :option-props="{ label: \'title\', value: \'value\' }" :tree-config="{ expandAll: true }" clearable />',
    ),
    date: vxe(
      '',
      'Check-in date',
      '<vxe-date-picker v-model="value" type="date" placeholder="Select date" clearable />',
    ),
    'date time': vxe('', 'Appointment', '<vxe-date-picker v-model="value" type="datetime" clearable />'),
    time: vxe('', 'Arrival time', '<vxe-date-picker v-model="value" type="time" clearable />'),
    'date range': vxe([], 'Travel dates', '<vxe-date-range-picker v-model="value" type="date" clearable />'),
    switch: vxe(false, 'Notifications', '<vxe-switch v-model="value" />'),
    checkbox: vxe(false, 'Terms', '<vxe-checkbox v-model="value" content="I accept the terms" />'),
    checkboxes: vxe([], 'Toppings', '<vxe-checkbox-group v-model="value" :options="toppings" />'),
    radio: vxe(null, 'Size', '<vxe-radio-group v-model="value" :options="sizes" />'),
    'radio buttons': vxe(null, 'Size', '<vxe-radio-group v-model="value" type="button" :options="sizes" />'),
    segmented: vxe('small', 'Size', '<vxe-segmented v-model="value" :options="sizes" />'),
    rate: vxe(0, 'Rating', '<vxe-rate v-model="value" />'),
    slider: vxe(20, 'Volume', '<vxe-slider v-model="value" />'),
    'slider range': vxe([20, 60], 'Price range', '<vxe-slider v-model="value" range />'),
    colour: vxe('', 'Favourite colour', '<vxe-color-picker v-model="value" clearable />'),
  },
  ['radio', 'radio buttons', 'select', 'segmented', 'rate'],
);
