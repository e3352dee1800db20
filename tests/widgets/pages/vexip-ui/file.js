import { vexipItem } from '../support/vexip-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  upload: {
    undo: false,
    show: vexipItem([], 'Attachment', '<v-upload manual @change="value = $event.map(({ name }) => name)" />'),
  },
});
