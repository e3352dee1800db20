import { item, v } from '../support/arco.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(0, item('Volume', '<a-slider v-model="value" />')),
  'slider range': v([10, 20], item('Price range', '<a-slider v-model="value" range />')),
});
