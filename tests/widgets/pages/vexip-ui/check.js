import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: vexipItem(false, 'Terms', '<v-checkbox v-model:checked="value">I accept the terms</v-checkbox>'),
  'checkbox group': vexipItem(
    [],
    'Toppings',
    '<v-checkbox-group v-model:value="value" :options="fruits.slice(0, 3)" />',
  ),
  'radio group': {
    undo: false,
    show: vexipItem('', 'Size', "<v-radio-group v-model:value=\"value\" :options=\"['Small', 'Medium', 'Large']\" />"),
  },
  'radio buttons': {
    undo: false,
    show: vexipItem(
      '',
      'Size',
      '<v-radio-group v-model:value="value" shape="button-group" :options="[\'Small\', \'Medium\', \'Large\']" />',
    ),
  },
  switch: vexipItem(false, 'Gift wrapping', '<v-switch v-model:value="value" />'),
});
