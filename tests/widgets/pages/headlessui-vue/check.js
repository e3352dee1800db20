import { h } from '../support/headlessui-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  switch: h(
    false,
    '<SwitchGroup><SwitchLabel>Gift wrapping</SwitchLabel><Switch v-model="value"><span>x</span></Switch></SwitchGroup>',
  ),
  radio: {
    undo: false,
    show: h(
      '',
      '<RadioGroup v-model="value"><RadioGroupLabel>Plan</RadioGroupLabel><RadioGroupOption value="Free">Free</RadioGroupOption><RadioGroupOption value="Pro">Pro</RadioGroupOption></RadioGroup>',
    ),
  },
});
