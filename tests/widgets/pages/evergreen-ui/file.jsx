import { FilePicker } from 'evergreen-ui';
import { field } from '../support/evergreen-ui.jsx';
import { showCases } from '../support/cases.js';

showCases({
  file: {
    undo: false,
    show: field([], 'Attachment', (v, set) => (
      <FilePicker onChange={(files) => set([...files].map(({ name }) => name))} placeholder="Select a file" />
    )),
  },
});
