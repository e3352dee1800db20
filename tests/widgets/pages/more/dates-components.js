import { defineCustomElements } from '@ionic/core/loader';
import '@ionic/core/css/core.css';
import '@ionic/core/css/ionic.bundle.css';
import '@ui5/webcomponents/dist/Assets.js';
import '@ui5/webcomponents/dist/DatePicker.js';
import '@ui5/webcomponents/dist/DateRangePicker.js';
import '@ui5/webcomponents/dist/DateTimePicker.js';
import '@ui5/webcomponents/dist/TimePicker.js';
import '@ui5/webcomponents/dist/Calendar.js';
import '@ui5/webcomponents/dist/CalendarDate.js';
import '@esri/calcite-components/components/calcite-input-date-picker';
import '@esri/calcite-components/components/calcite-input-time-picker';
import '@esri/calcite-components/components/calcite-label';
import '@vaadin/date-picker';
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

defineCustomElements(window);
const button = (label, attributes) =>
  `<ion-item><ion-label>${label}</ion-label><ion-datetime-button datetime="widget"></ion-datetime-button></ion-item><ion-modal><ion-datetime id="widget" ${attributes}></ion-datetime></ion-modal>`;
const changed = { events: ['ionChange'], undo: false };

showCases({
  'ion-datetime inline': component(
    '<h3>Delivery date</h3><ion-datetime id="widget" presentation="date"></ion-datetime>',
    valueOf,
    changed,
  ),
  'ion-datetime button': component(button('Check-in date', 'presentation="date" value="2026-11-21"'), valueOf, changed),
  'ion-datetime wheel': component(
    '<h3>Arrival time</h3><ion-datetime id="widget" presentation="time" value="2026-11-21T08:00"></ion-datetime>',
    valueOf,
    changed,
  ),
  'ui5 date picker': component(
    '<ui5-label for="widget">Check-in date</ui5-label><ui5-date-picker id="widget"></ui5-date-picker>',
    valueOf,
  ),
  'ui5 range': component(
    '<ui5-label for="widget">Stay</ui5-label><ui5-daterange-picker id="widget"></ui5-daterange-picker>',
    valueOf,
  ),
  'ui5 date time': component(
    '<ui5-label for="widget">Appointment</ui5-label><ui5-datetime-picker id="widget"></ui5-datetime-picker>',
    valueOf,
  ),
  'ui5 time': component(
    '<ui5-label for="widget">Arrival time</ui5-label><ui5-time-picker id="widget"></ui5-time-picker>',
    valueOf,
  ),
  'ui5 calendar': component(
    '<h3>Delivery date</h3><ui5-calendar id="widget"></ui5-calendar>',
    (host, event) =>
      (event?.detail?.selectedDates ?? host.selectedDates).map((seconds) =>
        new Date(seconds * 1000).toISOString().slice(0, 10),
      ),
    { events: ['ui5-selection-change', 'selection-change'], undo: false },
  ),
  'calcite date': component(
    '<calcite-label>Check-in date<calcite-input-date-picker id="widget"></calcite-input-date-picker></calcite-label>',
    valueOf,
    { events: ['calciteInputDatePickerChange'] },
  ),
  'calcite range': component(
    '<calcite-label>Stay<calcite-input-date-picker id="widget" range></calcite-input-date-picker></calcite-label>',
    valueOf,
    { events: ['calciteInputDatePickerChange'] },
  ),
  'calcite time': component(
    '<calcite-label>Arrival time<calcite-input-time-picker id="widget"></calcite-input-time-picker></calcite-label>',
    valueOf,
    { events: ['calciteInputTimePickerChange'] },
  ),
  'vaadin birth date': component(
    '<vaadin-date-picker id="widget" label="Date of birth"></vaadin-date-picker>',
    valueOf,
    { events: ['value-changed'] },
  ),
});
