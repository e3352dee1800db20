import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  colour: vexipItem('', 'Background colour', '<v-color-picker v-model:value="value" format="hex" clearable />'),
});
