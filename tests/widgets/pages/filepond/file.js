import * as FilePond from 'filepond';
import { showCases } from '../support/cases.js';

const formWith = (root, markup) => {
  root.innerHTML = `<form>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  filepond: (root) => {
    const input = formWith(root, '<label for="widget">Picture</label><input type="file" id="widget">');
    const widget = FilePond.create(input, {});
    return { state: () => widget.getFiles().map(({ filename }) => filename) };
  },
});
