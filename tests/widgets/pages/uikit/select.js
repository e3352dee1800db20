import UIkit from 'uikit';
import 'uikit/dist/css/uikit.min.css';
import { showCases } from '../support/cases.js';

showCases({
  'custom select': (root) => {
    root.innerHTML =
      '<form><label>Favourite fruit</label><div uk-form-custom="target: > * > span:first-child"><select aria-label="Custom controls"><option value="">Please select...</option><option value="1">Apple</option><option value="2">Banana</option></select><button class="uk-button uk-button-default" type="button" tabindex="-1"><span></span><span uk-icon="icon: chevron-down"></span></button></div></form>';
    UIkit.update(root);
    return { state: () => root.querySelector('select').value };
  },
});
