import 'uikit/dist/css/uikit.min.css';
import { showCases } from '../support/cases.js';

showCases({
  'custom file': (root) => {
    root.innerHTML =
      '<form><label>Attachment</label><div uk-form-custom="target: true"><input type="file" aria-label="Custom controls"><input class="uk-input uk-form-width-medium" type="text" placeholder="Select file" aria-label="Custom controls" disabled></div></form>';
    return { state: () => root.querySelector('[type=file]').files[0]?.name ?? null };
  },
});
