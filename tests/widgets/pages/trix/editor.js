import 'trix';
import { showCases } from '../support/cases.js';

showCases({
  trix: {
    ci: true,
    show: (root) => {
      root.innerHTML =
        '<form><label>Message</label><input id="x" type="hidden" name="content"><trix-editor input="x"></trix-editor></form>';
      return { state: () => root.querySelector('#x').value.replace(/<[^>]+>/g, ''), wantState: 'Blue harbour' };
    },
  },
});
