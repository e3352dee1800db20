import { wa } from '../support/webawesome.js';
import { valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': wa('<wa-color-picker id="widget" label="Background colour"></wa-color-picker>', valueOf),
});
