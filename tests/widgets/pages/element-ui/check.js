import { element, item } from '../support/element-ui.js';
import { showCases } from '../support/cases.js';

const three = "['Cheese', 'Ham', 'Olives']";

showCases({
  checkbox: element(false, '<el-checkbox v-model="value">I accept the terms</el-checkbox>'),
  'checkbox group': element(
    [],
    item(
      'Toppings',
      `<el-checkbox-group v-model="value"><el-checkbox v-for="one in ${three}" :key="one" :label="one"/></el-checkbox-group>`,
    ),
  ),
  'checkbox buttons': element(
    [],
    item(
      'Toppings',
      `<el-checkbox-group v-model="value"><el-checkbox-button v-for="one in ${three}" :key="one" :label="one">{{ one }}</el-checkbox-button></el-checkbox-group>`,
    ),
  ),
  radio: {
    undo: false,
    show: element(
      '',
      item(
        'Size',
        '<el-radio v-model="value" label="Small">Small</el-radio><el-radio v-model="value" label="Large">Large</el-radio>',
      ),
    ),
  },
  'radio buttons': {
    undo: false,
    show: element(
      '',
      item(
        'Size',
        '<el-radio-group v-model="value"><el-radio-button label="Small"/><el-radio-button label="Large"/></el-radio-group>',
      ),
    ),
  },
  switch: element(false, item('Gift wrapping', '<el-switch v-model="value"/>')),
  'switch texts': element(
    false,
    item('Payment', '<el-switch v-model="value" active-text="Pay by month" inactive-text="Pay by year"/>'),
  ),
  'switch values': element(
    'no',
    item('Gift wrapping', '<el-switch v-model="value" active-value="yes" inactive-value="no"/>'),
  ),
  rate: element(0, item('Rating', '<el-rate v-model="value"/>')),
  'rate texts': (root) => {
    const texts = ['oops', 'poor', 'fair', 'good', 'great'];
    const shown = element(0, item('Rating', '<el-rate v-model="value" show-text :texts="texts"/>'), { texts })(root);
    return { ...shown, state: () => ({ stars: shown.state(), meaning: texts[shown.state() - 1] ?? null }) };
  },
});
