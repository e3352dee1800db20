import { told } from '../support/tegel.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: told(
    '<tds-slider label="Volume" min="0" max="100" value="20" tooltip></tds-slider>',
    '20',
    ({ detail }) => detail.value,
  ),
  'slider with input': told(
    '<tds-slider label="Volume" min="0" max="100" value="20" input></tds-slider>',
    '20',
    ({ detail }) => detail.value,
  ),
  'slider with controls': told(
    '<tds-slider label="Volume" min="0" max="100" value="20" controls></tds-slider>',
    '20',
    ({ detail }) => detail.value,
  ),
});
