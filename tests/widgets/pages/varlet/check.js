import { v } from '../support/varlet.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: v(false, '<var-checkbox v-model="value">I accept the terms</var-checkbox>'),
  'radio group': {
    undo: false,
    show: v(
      '',
      '<p>Size</p><var-radio-group v-model="value"><var-radio checked-value="Small">Small</var-radio><var-radio checked-value="Large">Large</var-radio></var-radio-group>',
    ),
  },
  switch: v(false, '<label>Gift wrapping</label><var-switch v-model="value" />'),
  rate: { undo: false, show: v(0, '<label>Rating</label><var-rate v-model="value" />') },
});
