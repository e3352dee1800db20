import { field } from '../support/lyne.js';
import { showCases } from '../support/cases.js';
import { component } from '../support/component-case.js';

/** What the application stores of a date or time: what the component understood. */
const day = (host) => (host.valueAsDate ? host.value : null);

const clock = (host) => host.valueAsDate?.toTimeString().slice(0, 5);

showCases({
  datepicker: component(
    field(
      'Check-in date',
      '<sbb-datepicker-previous-day></sbb-datepicker-previous-day><sbb-datepicker-next-day></sbb-datepicker-next-day><sbb-datepicker-toggle></sbb-datepicker-toggle><sbb-date-input id="widget"></sbb-date-input><sbb-datepicker></sbb-datepicker>',
    ),
    day,
  ),
  'date input': component(field('Date of birth', '<sbb-date-input id="widget"></sbb-date-input>'), day),
  'time input': component(field('Arrival time', '<sbb-time-input id="widget"></sbb-time-input>'), clock),
});
