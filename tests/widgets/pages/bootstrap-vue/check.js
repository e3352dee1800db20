import { v, g } from '../support/bootstrap-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  rating: v(0, g('Rating', '<BFormRating v-model="value" />')),
  'checkbox switch': {
    undo: false,
    show: v(false, '<BFormCheckbox v-model="value" switch>Gift wrapping</BFormCheckbox>'),
  },
  'radio buttons': {
    undo: false,
    show: v('', g('Size', '<BFormRadioGroup v-model="value" :options="[\'Small\',\'Large\']" buttons />')),
  },
});
