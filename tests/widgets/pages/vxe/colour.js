import { vxe } from '../support/vxe.js';
import { showCases } from '../support/cases.js';

showCases({
  colour: vxe('', 'Favourite colour', '<vxe-color-picker v-model="value" clearable />'),
});
