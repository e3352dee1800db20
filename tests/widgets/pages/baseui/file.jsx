import { FileUploader } from 'baseui/file-uploader';
import { base } from '../support/baseui.jsx';
import { showCases } from '../support/cases.js';

showCases({
  file: {
    undo: false,
    show: base([], 'Attachment', (v, set) => <FileUploader onDrop={(files) => set(files.map(({ name }) => name))} />),
  },
});
