import { page } from '../support/css-only.js';
import { showCasesOfCi } from '../support/cases.js';

showCasesOfCi({
  'range with output': {
    show: page(
      '<label for="w">Volume</label><input type="range" id="w" name="volume" min="0" max="100" value="20" style="appearance:none">',
      { text: '70', wantState: { volume: '70' } },
    ),
  },
});
