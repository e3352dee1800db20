import suneditor from 'suneditor';
import 'suneditor/css/editor';
import 'suneditor/css/contents';
import { form, showCases } from '../support/cases.js';

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  suneditor: (root) => {
    const editor = suneditor.create(form(root, 'Message', '<textarea id="widget"></textarea>'), {
      width: '100%',
      height: '160px',
    });
    return { state: () => plainText(editor.$?.html?.get?.() ?? editor.html?.get?.() ?? '') };
  },
});
