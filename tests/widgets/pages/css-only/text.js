import { page } from '../support/css-only.js';
import { showCases } from '../support/cases.js';

showCases({
  'floating label': {
    ci: true,
    show: page(
      '<div class="form-floating"><input class="form-control" id="w" name="first" placeholder=" "><label for="w">First name</label></div>',
      { wantState: { first: 'Blue harbour' } },
    ),
  },
});
