import { v } from '../support/vuetify-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'color input': v('#ff0000', '<v-color-input v-model="value" label="Background colour" hide-actions/>'),
  'color swatches': v(
    '#ff0000',
    '<div><p>Background colour</p><v-color-picker v-model="value" mode="hex" hide-inputs show-swatches swatches-max-height="200"/></div>',
  ),
});
