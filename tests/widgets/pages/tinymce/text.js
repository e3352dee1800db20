import { own } from '../support/tinymce.js';
import tinymce from 'tinymce';
import { showCases } from '../support/cases.js';

showCases({
  'read-only left alone': (root) => {
    root.innerHTML =
      '<form><label for="a">Terms</label><textarea id="a">Old terms</textarea><label for="c">City</label><input id="c"></form>';
    tinymce.init({ selector: '#a', ...own, readonly: true });
    return {
      state: () => [tinymce.get('a')?.getContent({ format: 'text' }).trim(), root.querySelector('#c').value],
      ok: ([terms, city]) => terms === 'Old terms' && city !== '',
    };
  },
});
