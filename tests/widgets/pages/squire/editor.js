import Squire from 'squire-rte';
import { showCases } from '../support/cases.js';

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  squire: (root) => {
    root.innerHTML =
      '<form><label>Message</label><div id="widget" style="border:1px solid;min-height:80px"></div></form>';
    const editor = new Squire(root.querySelector('#widget'), {
      sanitizeToDOMFragment: (html) => document.createRange().createContextualFragment(html),
    });
    let state = '';
    editor.addEventListener('input', () => (state = plainText(editor.getHTML())));
    return { state: () => state };
  },
});
