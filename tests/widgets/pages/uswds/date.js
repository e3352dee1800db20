import { plain, field } from '../support/uswds.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': plain(
    field(
      'Appointment date',
      '<div class="usa-date-picker"><input class="usa-input" id="widget" name="appointment" type="text" aria-labelledby="widget-label" aria-describedby="widget-hint"></div>',
      'mm/dd/yyyy',
    ),
    (root) => root.querySelector('.usa-date-picker__internal-input').value,
  ),
  'date range picker': plain(
    `<div class="usa-date-range-picker"><div class="usa-form-group"><label class="usa-label" id="start-label" for="start">Check-in date</label><div class="usa-hint" id="start-hint">mm/dd/yyyy</div><div class="usa-date-picker"><input class="usa-input" id="start" name="start" type="text" aria-labelledby="start-label" aria-describedby="start-hint"></div></div>
      <div class="usa-form-group"><label class="usa-label" id="end-label" for="end">Check-out date</label><div class="usa-hint" id="end-hint">mm/dd/yyyy</div><div class="usa-date-picker"><input class="usa-input" id="end" name="end" type="text" aria-labelledby="end-label" aria-describedby="end-hint"></div></div></div>`,
    (root) => [...root.querySelectorAll('.usa-date-picker__internal-input')].map(({ value }) => value),
  ),
  'time picker': plain(
    field(
      'Appointment time',
      '<div class="usa-time-picker"><input class="usa-input" id="widget" name="time" type="text" aria-describedby="widget-hint"></div>',
      'hh:mm',
    ),
    (root) => root.querySelector('.usa-time-picker select').value,
  ),
});
