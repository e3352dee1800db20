import 'uikit/dist/css/uikit.min.css';
import { form, showCases } from '../support/cases.js';

showCases({
  range: (root) => {
    const input = form(
      root,
      'Volume',
      '<input id="widget" class="uk-range" type="range" value="2" min="0" max="10" step="1" aria-label="Volume">',
    );
    return { state: () => Number(input.value) };
  },
});
