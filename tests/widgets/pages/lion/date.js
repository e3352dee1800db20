import { mv, ev } from '../support/lion.js';
import { component } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  date: component('<lion-input-date id="widget" label="Check-in date"></lion-input-date>', mv, ev),
  datepicker: component('<lion-input-datepicker id="widget" label="Check-in date"></lion-input-datepicker>', mv, ev),
});
