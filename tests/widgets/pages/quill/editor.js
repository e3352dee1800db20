import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { showCases } from '../support/cases.js';
import 'quill/dist/quill.bubble.css';

const run = (settings) => (root) => {
  root.innerHTML = '<form><label>Message</label><div id="e"></div></form>';
  const quill = new Quill('#e', { theme: 'snow', ...settings });
  return { state: () => quill.getText().trim(), wantState: 'Blue harbour' };
};

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  snow: { ci: true, show: run({}) },
  'no toolbar': { ci: true, show: run({ modules: { toolbar: false } }) },
  bubble: {
    ci: true,
    show: (root) => {
      const editor = new Quill(box(root), { theme: 'bubble', placeholder: 'Compose an epic…' });
      return { state: () => editor.getText().trim() };
    },
  },
});
