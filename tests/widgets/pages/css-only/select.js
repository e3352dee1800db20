import { page } from '../support/css-only.js';
import { showCasesOfCi } from '../support/cases.js';

showCasesOfCi({
  'bulma select': {
    show: page(
      '<div class="field"><label class="label">Plan</label><div class="control"><div class="select"><select name="plan"><option value="">Choose</option><option>Basic</option><option>Pro</option></select></div></div></div>',
    ),
  },
});
