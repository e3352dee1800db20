import FroalaEditor from 'froala-editor';
import 'froala-editor/css/froala_editor.pkgd.min.css';
import { form, showCases } from '../support/cases.js';

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  froala: (root) => {
    const editor = new FroalaEditor(form(root, 'Message', '<textarea id="widget"></textarea>'), {
      events: { contentChanged() {} },
    });
    return { state: () => plainText(editor.html?.get() ?? '') };
  },
});
