import { page } from '../support/bootstrap.js';
import { showCases } from '../support/cases.js';

showCases({
  'input group': {
    ci: true,
    show: page(
      '<label for="widget" class="form-label">Price</label><div class="input-group"><span class="input-group-text">$</span><input type="text" class="form-control" id="widget"><span class="input-group-text">.00</span></div>',
      (input) => input.value,
    ),
  },
});
