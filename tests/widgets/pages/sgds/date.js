import { of } from '../support/sgds.js';
import { showCases } from '../support/cases.js';

showCases({
  datepicker: of('<sgds-datepicker id="widget" label="Date of birth"></sgds-datepicker>'),
  'datepicker range': of('<sgds-datepicker id="widget" mode="range" label="Period of stay"></sgds-datepicker>'),
});
