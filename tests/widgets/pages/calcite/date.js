import '@esri/calcite-components/components/calcite-input-date-picker';
import '@esri/calcite-components/components/calcite-input-time-picker';
import '@esri/calcite-components/components/calcite-label';
import calciteDates from '../../node_modules/@esri/calcite-components/dist/cdn/assets/date-picker/nls/en.json';
import calciteDateWords from '../../node_modules/@esri/calcite-components/dist/cdn/assets/date-picker/t9n/messages.en.json';
import calciteDateInputWords from '../../node_modules/@esri/calcite-components/dist/cdn/assets/input-date-picker/t9n/messages.en.json';
import calciteTimeWords from '../../node_modules/@esri/calcite-components/dist/cdn/assets/time-picker/t9n/messages.en.json';
import calciteTimeInputWords from '../../node_modules/@esri/calcite-components/dist/cdn/assets/input-time-picker/t9n/messages.en.json';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

/** Calcite fetches its words and calendars from its own server. */
const calciteFiles = {
  '/date-picker/nls/en.json': calciteDates,
  '/date-picker/t9n/messages.en.json': calciteDateWords,
  '/input-date-picker/t9n/messages.en.json': calciteDateInputWords,
  '/time-picker/t9n/messages.en.json': calciteTimeWords,
  '/input-time-picker/t9n/messages.en.json': calciteTimeInputWords,
};

const fetchElsewhere = window.fetch;

window.fetch = (asked, ...rest) => {
  const address = String(asked.url ?? asked);
  const file = Object.keys(calciteFiles).find((path) => address.includes(`assets${path}`));
  return file ? Promise.resolve(Response.json(calciteFiles[file])) : fetchElsewhere(asked, ...rest);
};

showCases({
  date: component(
    '<calcite-label>Check-in date<calcite-input-date-picker id="widget"></calcite-input-date-picker></calcite-label>',
    valueOf,
    { events: ['calciteInputDatePickerChange'] },
  ),
  range: component(
    '<calcite-label>Stay<calcite-input-date-picker id="widget" range></calcite-input-date-picker></calcite-label>',
    valueOf,
    { events: ['calciteInputDatePickerChange'] },
  ),
  time: component(
    '<calcite-label>Arrival time<calcite-input-time-picker id="widget"></calcite-input-time-picker></calcite-label>',
    valueOf,
    { events: ['calciteInputTimePickerChange'] },
  ),
});
