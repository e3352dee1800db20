import 'trix';
import 'trix/dist/trix.css';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  trix: (root) => {
    box(root, '<input id="x" type="hidden" name="content"><trix-editor input="x"></trix-editor>');
    return { state: () => plainText(root.querySelector('#x').value) };
  },
});
