import { v } from '../support/vuestic.js';
import { showCases } from '../support/cases.js';

showCases({
  'color input': v('#000000', '<va-color-input v-model="value" label="Brand colour" />'),
});
