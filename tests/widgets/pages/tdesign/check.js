import { item, v } from '../support/tdesign.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: v(false, item('Terms', '<t-checkbox v-model="value">I accept the terms</t-checkbox>')),
  'checkbox group': v(
    [],
    item('Interests', "<t-checkbox-group v-model=\"value\" :options=\"['Sport','Music','Film']\" />"),
  ),
  radio: {
    undo: false,
    show: v(
      '',
      item(
        'Size',
        '<t-radio-group v-model="value"><t-radio value="Small">Small</t-radio><t-radio value="Large">Large</t-radio></t-radio-group>',
      ),
    ),
  },
  'radio buttons': {
    undo: false,
    show: v(
      '',
      item(
        'Size',
        '<t-radio-group v-model="value"><t-radio-button value="Small">Small</t-radio-button><t-radio-button value="Large">Large</t-radio-button></t-radio-group>',
      ),
    ),
  },
  switch: v(false, item('Gift wrapping', '<t-switch v-model="value" />')),
  rate: { undo: false, show: v(0, item('Rating', '<t-rate v-model="value" />')) },
});
