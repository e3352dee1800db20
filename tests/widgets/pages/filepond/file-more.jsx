import * as FilePond from 'filepond';
import 'filepond/dist/filepond.css';
import { showCases } from '../support/cases.js';

showCases({
  filepond: (root) => {
    root.innerHTML = '<form><label>Picture</label><input type="file" class="filepond" name="filepond"></form>';
    const widget = FilePond.create(root.querySelector('input'), { credits: false });
    return { state: () => widget.getFiles().map(({ filename }) => filename) };
  },
});
