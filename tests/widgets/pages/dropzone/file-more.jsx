import Dropzone from 'dropzone';
import 'dropzone/dist/dropzone.css';
import { showCases } from '../support/cases.js';

const namesOf = (files) => [...files].map(({ name }) => name);

showCases({
  dropzone: {
    undo: false,
    show: (root) => {
      root.innerHTML = '<form action="/" class="dropzone" id="upload"></form>';
      const widget = new Dropzone('#upload', { autoProcessQueue: false });
      return { state: () => namesOf(widget.files) };
    },
  },
  div: (root) => {
    root.innerHTML = '<form><label>Documents</label><div id="zone" class="dropzone"></div></form>';
    const settings = { url: '/upload', autoProcessQueue: false, acceptedFiles: 'image/*', addRemoveLinks: true };
    const widget = new Dropzone('#zone', settings);
    return { state: () => namesOf(widget.getAcceptedFiles()) };
  },
});
