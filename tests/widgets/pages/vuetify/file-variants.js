import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'file input': v(
    null,
    '<v-file-input label="Attachment" @update:modelValue="value = $event?.name ?? null" clearable/>',
  ),
  'file upload': v(
    null,
    '<v-file-upload title="Drag and drop" @update:modelValue="value = $event?.[0]?.name ?? $event?.name ?? null"/>',
  ),
});
