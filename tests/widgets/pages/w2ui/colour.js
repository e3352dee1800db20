import { w2 } from '../support/w2ui.js';
import { showCases } from '../support/cases.js';

showCases({
  color: w2('Colour', 'color'),
});
