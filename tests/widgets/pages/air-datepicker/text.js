import { locale, input } from '../support/air-datepicker.js';
import AirDatepicker from 'air-datepicker';
import { showCases } from '../support/cases.js';

showCases({
  range: input(
    'Travel dates',
    '',
    (i) => void new AirDatepicker(i, { locale, range: true, multipleDatesSeparator: ' - ' }),
  ),
});
