import { page } from '../support/css-only.js';
import { showCases } from '../support/cases.js';

showCases({
  'bulma select': {
    ci: true,
    show: page(
      '<div class="field"><label class="label">Plan</label><div class="control"><div class="select"><select name="plan"><option value="">Choose</option><option>Basic</option><option>Pro</option></select></div></div></div>',
    ),
  },
});
