import { iview } from '../support/view-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: iview(0, 'Volume', '<Slider v-model="value" />'),
  'slider range': iview([20, 50], 'Price range', '<Slider v-model="value" range />'),
});
