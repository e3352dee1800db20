import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: vexipItem(20, 'Volume', '<v-slider v-model:value="value" />'),
  'slider range': vexipItem([20, 60], 'Price range', '<v-slider v-model:value="value" range />'),
});
