import { item, v } from '../support/arco.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: v(false, item('Terms', '<a-checkbox v-model="value">I accept the terms</a-checkbox>')),
  'radio group': {
    undo: false,
    show: v(
      '',
      item(
        'Size',
        '<a-radio-group v-model="value"><a-radio value="Small">Small</a-radio><a-radio value="Large">Large</a-radio></a-radio-group>',
      ),
    ),
  },
  'radio buttons': {
    undo: false,
    show: v(
      '',
      item(
        'Size',
        '<a-radio-group v-model="value" type="button"><a-radio value="Small">Small</a-radio><a-radio value="Large">Large</a-radio></a-radio-group>',
      ),
    ),
  },
  switch: v(false, item('Gift wrapping', '<a-switch v-model="value" />')),
  rate: { undo: false, show: v(0, item('Rating', '<a-rate v-model="value" />')) },
});
