import { oruga } from '../support/oruga.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: oruga(20, 'Volume', '<o-slider v-model="value" :min="0" :max="100" />'),
  'slider range': oruga([20, 60], 'Price range', '<o-slider v-model="value" range :min="0" :max="100" :step="5" />'),
});
