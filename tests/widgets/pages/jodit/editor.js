import { Jodit } from 'jodit';
import 'jodit/es2021/jodit.min.css';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  jodit: (root) => {
    const editor = Jodit.make(box(root, '<textarea id="widget"></textarea>'));
    return { state: () => plainText(editor.value) };
  },
  iframe: (root) => {
    const editor = Jodit.make(box(root, '<textarea id="widget"></textarea>'), { iframe: true });
    return { state: () => plainText(editor.value) };
  },
});
