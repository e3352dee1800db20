import { nord } from '../support/nord.js';
import { showCases } from '../support/cases.js';

showCases({
  range: nord('<nord-range id="widget" label="Volume" min="0" max="100" value="20"></nord-range>'),
});
