import Varlet from '@varlet/ui';
import '@varlet/ui/es/varlet.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const v = (i, t) => bound(i, t, { plugins: [Varlet], data: { fruits } });
showCases(
  {
    input: v('', '<var-input placeholder="Full name" v-model="value" />'),
    textarea: v('', '<var-input placeholder="Message" textarea v-model="value" />'),
    select: v(
      '',
      '<var-select placeholder="Favourite fruit" v-model="value"><var-option v-for="f in fruits" :key="f" :label="f" /></var-select>',
    ),
    'select multiple': v(
      [],
      '<var-select placeholder="Favourite fruits" multiple v-model="value"><var-option v-for="f in fruits" :key="f" :label="f" /></var-select>',
    ),
    checkbox: v(false, '<var-checkbox v-model="value">I accept the terms</var-checkbox>'),
    'radio group': v(
      '',
      '<p>Size</p><var-radio-group v-model="value"><var-radio checked-value="Small">Small</var-radio><var-radio checked-value="Large">Large</var-radio></var-radio-group>',
    ),
    switch: v(false, '<label>Notifications</label><var-switch v-model="value" />'),
    rate: v(0, '<label>Rating</label><var-rate v-model="value" />'),
    slider: v(0, '<label>Volume</label><var-slider v-model="value" />'),
    counter: v(0, '<label>Quantity</label><var-counter v-model="value" />'),
  },
  ['select', 'radio group', 'rate'],
);
