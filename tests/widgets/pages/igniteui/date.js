import { ev } from '../support/igniteui.js';
import { component } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const dv = (h) => (h.value instanceof Date ? h.value.toISOString() : h.value);

showCases({
  'date picker': component('<igc-date-picker id="widget" label="Check-in date"></igc-date-picker>', dv, ev),
  'date time input': component(
    '<igc-date-time-input id="widget" label="Check-in date" input-format="dd/MM/yyyy"></igc-date-time-input>',
    dv,
    ev,
  ),
  'date range': component(
    '<igc-date-range-picker id="widget" label="Travel dates"></igc-date-range-picker>',
    (h) => h.value && [h.value.start, h.value.end].map((x) => x && x.toISOString()),
    ev,
  ),
});
