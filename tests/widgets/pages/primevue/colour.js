import { p } from '../support/primevue-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  color: {
    undo: false,
    show: p(null, '<label for="k">Favourite colour</label><ColorPicker v-model="value" inputId="k" format="hex"/>'),
  },
  'color inline': p('ff0000', '<label>Favourite colour</label><ColorPicker v-model="value" inline/>'),
});
