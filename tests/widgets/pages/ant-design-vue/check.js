import { antd } from '../support/ant-design-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  radio: {
    undo: false,
    show: antd(
      undefined,
      'Size',
      '<a-radio-group v-model:value="value"><a-radio v-for="s in sizes" :value="s" :key="s">{{ s }}</a-radio></a-radio-group>',
    ),
  },
  'radio button': {
    undo: false,
    show: antd(
      undefined,
      'Size',
      '<a-radio-group v-model:value="value"><a-radio-button v-for="s in sizes" :value="s" :key="s">{{ s }}</a-radio-button></a-radio-group>',
    ),
  },
  checkbox: antd(false, 'Terms', '<a-checkbox v-model:checked="value">I accept the terms</a-checkbox>'),
  'checkbox group': antd(
    [],
    'Toppings',
    "<a-checkbox-group v-model:value=\"value\" :options=\"['Cheese', 'Ham', 'Olives']\" />",
  ),
  switch: antd(false, 'Gift wrapping', '<a-switch v-model:checked="value" />'),
  segmented: { undo: false, show: antd('Large', 'Size', '<a-segmented v-model:value="value" :options="sizes" />') },
  rate: antd(0, 'Rating', '<a-rate v-model:value="value" />'),
});
