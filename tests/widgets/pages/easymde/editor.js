import EasyMDE from 'easymde';
import 'easymde/dist/easymde.min.css';
import { form, showCases } from '../support/cases.js';

showCases({
  easymde: {
    ci: true,
    show: (root) => {
      const editor = new EasyMDE({
        element: form(root, 'Message', '<textarea id="widget"></textarea>'),
        autoDownloadFontAwesome: false,
        spellChecker: false,
      });
      return { state: () => editor.value() };
    },
  },
});
