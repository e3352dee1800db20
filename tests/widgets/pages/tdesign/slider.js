import { item, v } from '../support/tdesign.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(0, item('Volume', '<t-slider v-model="value" />')),
});
