import { page } from '../support/framework7.js';
import { showCases } from '../support/cases.js';

showCases({
  'text editor': (root) => {
    const app = page(
      root,
      '<li><div class="text-editor"><div class="text-editor-content" contenteditable></div></div></li>',
    );
    const editor = app.textEditor.create({ el: root.querySelector('.text-editor'), placeholder: 'Message' });
    return { state: () => new DOMParser().parseFromString(editor.getValue() ?? '', 'text/html').body.textContent };
  },
});
