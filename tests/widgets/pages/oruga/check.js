import { oruga } from '../support/oruga.js';
import { showCases } from '../support/cases.js';

showCases({
  switch: oruga(false, 'Settings', '<o-switch v-model="value">Gift wrapping</o-switch>'),
  checkboxes: oruga(
    [],
    'Toppings',
    '<o-checkbox v-model="value" native-value="Cheese">Cheese</o-checkbox><o-checkbox v-model="value" native-value="Ham">Ham</o-checkbox>',
  ),
  radio: {
    undo: false,
    show: oruga(
      '',
      'Size',
      '<o-radio v-model="value" name="size" native-value="Small">Small</o-radio><o-radio v-model="value" name="size" native-value="Large">Large</o-radio>',
    ),
  },
});
