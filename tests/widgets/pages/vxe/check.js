import { vxe } from '../support/vxe.js';
import { showCases } from '../support/cases.js';

showCases({
  switch: vxe(false, 'Gift wrapping', '<vxe-switch v-model="value" />'),
  checkbox: vxe(false, 'Terms', '<vxe-checkbox v-model="value" content="I accept the terms" />'),
  checkboxes: vxe([], 'Toppings', '<vxe-checkbox-group v-model="value" :options="toppings" />'),
  radio: { undo: false, show: vxe(null, 'Size', '<vxe-radio-group v-model="value" :options="sizes" />') },
  'radio buttons': {
    undo: false,
    show: vxe(null, 'Size', '<vxe-radio-group v-model="value" type="button" :options="sizes" />'),
  },
  segmented: { undo: false, show: vxe('small', 'Size', '<vxe-segmented v-model="value" :options="sizes" />') },
  rate: { undo: false, show: vxe(0, 'Rating', '<vxe-rate v-model="value" />') },
});
