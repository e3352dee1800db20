import { v } from '../support/vuetify-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'file multiple chips': v(
    [],
    '<v-file-input label="Attachments" multiple chips show-size counter @update:modelValue="value = [$event].flat().map((f) => f.name)" prepend-icon="mdi-camera" accept="image/*" clearable/>',
  ),
});
