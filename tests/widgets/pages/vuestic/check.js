import { v } from '../support/vuestic.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: v(false, '<va-checkbox v-model="value" label="I accept the terms" />'),
  radio: {
    undo: false,
    show: v(
      '',
      '<va-radio v-for="o in [\'Small\',\'Large\']" :key="o" v-model="value" :option="o" name="size" :label="o" />',
    ),
  },
  switch: v(false, '<va-switch v-model="value" label="Gift wrapping" />'),
  rating: { undo: false, show: v(0, '<label>Rating</label><va-rating v-model="value" />') },
  'button toggle': {
    undo: false,
    show: v(
      '',
      "<label>View</label><va-button-toggle v-model=\"value\" :options=\"[{label:'List',value:'List'},{label:'Grid',value:'Grid'}]\" />",
    ),
  },
});
