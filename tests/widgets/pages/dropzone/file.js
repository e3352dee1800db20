import Dropzone from 'dropzone';
import { showCases } from '../support/cases.js';

const formWith = (root, markup) => {
  root.innerHTML = `<form>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  dropzone: {
    ci: true,
    show: (root) => {
      const box = formWith(root, '<label>Picture</label><div id="widget" class="dropzone">Drop files here</div>');
      const widget = new Dropzone(box, { url: '/', autoProcessQueue: false, addRemoveLinks: true });
      return { state: () => widget.files.map(({ name }) => name) };
    },
  },
});
