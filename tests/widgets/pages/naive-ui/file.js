import { n } from '../support/naive-ui-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  upload: {
    undo: false,
    show: n(
      [],
      '<n-upload v-model:file-list="value" :default-upload="false"><n-upload-dragger>Click or drag a file to this area</n-upload-dragger></n-upload>',
      { label: 'Attachment' },
    ),
  },
});
