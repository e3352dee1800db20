import { v, item } from '../support/nutui.js';
import { showCases } from '../support/cases.js';

showCases({
  switch: v(false, item('Gift wrapping', '<nut-switch v-model="value"></nut-switch>')),
  checkbox: v(false, item('Terms', '<nut-checkbox v-model="value">I accept the terms</nut-checkbox>')),
  'radio group': {
    undo: false,
    show: v(
      '',
      item(
        'Size',
        '<nut-radio-group direction="horizontal" v-model="value"><nut-radio label="small">Small</nut-radio><nut-radio label="large">Large</nut-radio></nut-radio-group>',
      ),
    ),
  },
  rate: { undo: false, show: v(0, item('Rating', '<nut-rate v-model="value" />')) },
});
