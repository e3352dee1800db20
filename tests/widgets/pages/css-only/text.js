import { page } from '../support/css-only.js';
import { showCasesOfCi } from '../support/cases.js';

showCasesOfCi({
  'floating label': {
    show: page(
      '<div class="form-floating"><input class="form-control" id="w" name="first" placeholder=" "><label for="w">First name</label></div>',
      { wantState: { first: 'Blue harbour' } },
    ),
  },
});
