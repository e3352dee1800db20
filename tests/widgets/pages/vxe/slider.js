import { vxe } from '../support/vxe.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: vxe(20, 'Volume', '<vxe-slider v-model="value" />'),
  'slider range': vxe([20, 60], 'Price range', '<vxe-slider v-model="value" range />'),
});
