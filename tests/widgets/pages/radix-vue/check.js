import { rx } from '../support/radix-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  'radix checkbox': rx(
    false,
    '<label><CheckboxRoot v-model:checked="value"><CheckboxIndicator>x</CheckboxIndicator></CheckboxRoot> I accept the terms</label>',
  ),
  'radix radio': {
    undo: false,
    show: rx(
      '',
      '<RadioGroupRoot v-model="value" aria-label="Size"><label><RadioGroupItem value="Small" />Small</label><label><RadioGroupItem value="Large" />Large</label></RadioGroupRoot>',
    ),
  },
});
