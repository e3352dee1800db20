import { v } from '../support/tdesign-mobile.js';
import { showCases } from '../support/cases.js';

showCases({
  'switch cell': v(
    false,
    '<t-cell title="Gift wrapping"><template #rightIcon><t-switch v-model="value" /></template></t-cell>',
  ),
  checkbox: v(false, '<t-checkbox v-model="value" label="I accept the terms" />'),
  'checkbox group': v(
    [],
    '<p>Interests</p><t-checkbox-group v-model="value"><t-checkbox value="sport" label="Sport" /><t-checkbox value="music" label="Music" /></t-checkbox-group>',
  ),
  'radio group': {
    undo: false,
    show: v(
      '',
      '<p>Size</p><t-radio-group v-model="value"><t-radio value="s" label="Small" /><t-radio value="l" label="Large" /></t-radio-group>',
    ),
  },
  rate: {
    undo: false,
    show: v(0, '<t-cell title="Rating"><template #rightIcon><t-rate v-model="value" /></template></t-cell>'),
  },
});
