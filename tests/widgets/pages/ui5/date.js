import { ui5, items } from '../support/ui5.js';
import '@ui5/webcomponents/dist/Assets.js';
import '@ui5/webcomponents/dist/DatePicker.js';
import '@ui5/webcomponents/dist/DateRangePicker.js';
import '@ui5/webcomponents/dist/DateTimePicker.js';
import '@ui5/webcomponents/dist/TimePicker.js';
import '@ui5/webcomponents/dist/Calendar.js';
import '@ui5/webcomponents/dist/CalendarDate.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': component(
    '<ui5-label for="widget">Check-in date</ui5-label><ui5-date-picker id="widget"></ui5-date-picker>',
    valueOf,
  ),
  range: component(
    '<ui5-label for="widget">Stay</ui5-label><ui5-daterange-picker id="widget"></ui5-daterange-picker>',
    valueOf,
  ),
  'date time': component(
    '<ui5-label for="widget">Appointment</ui5-label><ui5-datetime-picker id="widget"></ui5-datetime-picker>',
    valueOf,
  ),
  time: component(
    '<ui5-label for="widget">Arrival time</ui5-label><ui5-time-picker id="widget"></ui5-time-picker>',
    valueOf,
  ),
  calendar: {
    undo: false,
    show: component(
      '<h3>Delivery date</h3><ui5-calendar id="widget"></ui5-calendar>',
      (host, event) =>
        (event?.detail?.selectedDates ?? host.selectedDates).map((seconds) =>
          new Date(seconds * 1000).toISOString().slice(0, 10),
        ),
      { events: ['ui5-selection-change', 'selection-change'] },
    ),
  },
  'input suggestions': ui5(
    'Favourite fruit',
    `<ui5-input id="widget" show-suggestions show-clear-icon>${items('ui5-suggestion-item')}</ui5-input>`,
  ),
});
