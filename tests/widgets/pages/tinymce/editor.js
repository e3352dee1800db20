import tinymce from 'tinymce';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/icons/default';
import 'tinymce/skins/ui/oxide/skin.js';
import 'tinymce/skins/content/default/content.js';
import 'tinymce/skins/ui/oxide/content.js';
import { showCases } from '../support/cases.js';

const run = (settings) => (root) => {
  root.innerHTML = '<form><label for="t">Message</label><textarea id="t"></textarea></form>';
  window.ready = false;
  tinymce.init({
    target: root.querySelector('textarea'),
    license_key: 'gpl',
    promotion: false,
    branding: false,
    ...settings,
  });
  return { state: () => tinymce.activeEditor?.getContent({ format: 'text' }).trim() ?? '', wantState: 'Blue harbour' };
};

showCases({
  iframe: { ci: true, show: run({}) },
  inline: {
    ci: true,
    show: (root) => {
      root.innerHTML = '<form><h2>Message</h2><div id="t" style="min-height:50px;border:1px solid"></div></form>';
      tinymce.init({ selector: '#t', inline: true, license_key: 'gpl' });
      return {
        state: () => tinymce.activeEditor?.getContent({ format: 'text' }).trim() ?? '',
        wantState: 'Blue harbour',
      };
    },
  },
});
