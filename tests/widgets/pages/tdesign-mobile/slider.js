import { v } from '../support/tdesign-mobile.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(10, '<p>Volume</p><t-slider v-model="value" />'),
});
