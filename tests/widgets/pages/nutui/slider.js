import { v, item } from '../support/nutui.js';
import { showCases } from '../support/cases.js';

showCases({
  range: v(40, item('Volume', '<nut-range hidden-tag v-model="value"></nut-range>')),
});
