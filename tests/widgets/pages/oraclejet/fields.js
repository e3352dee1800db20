import '@oracle/oraclejet/dist/css/redwood/oj-redwood.css';
import ArrayDataProvider from 'ojs/ojarraydataprovider';
import 'ojs/ojinputtext';
import 'ojs/ojinputnumber';
import 'ojs/ojselectsingle';
import 'ojs/ojselectcombobox';
import 'ojs/ojdatetimepicker';
import 'ojs/ojslider';
import 'ojs/ojcheckboxset';
import 'ojs/ojradioset';
import 'ojs/ojswitch';
import 'ojs/ojgauge';
import 'ojs/ojlabel';
import Context from 'ojs/ojcontext';
import { fruits, showCases } from '../support/cases.js';

/** A component beside its label; its `value` is what the application reads. */
const item =
  (label, tag, attributes = '', { inner = '', data } = {}) =>
  (root) => {
    root.innerHTML = `<form data-oj-binding-provider="none"><oj-label for="widget" label-id="named">${label}</oj-label><${tag} id="widget" labelled-by="named" ${attributes}>${inner}</${tag}><button type="submit">Send</button></form>`;
    const made = root.querySelector('#widget');
    const ready = Context.getContext(made).getBusyContext().whenReady();
    if (data) ready.then(() => (made.data = data()));
    return { state: () => made.value ?? null };
  };

const data = () =>
  new ArrayDataProvider(
    fruits.map((label) => ({ label, value: label.toLowerCase() })),
    { keyAttributes: 'value' },
  );
const choices = (count) =>
  fruits
    .slice(0, count)
    .map((fruit) => `<oj-option value="${fruit}">${fruit}</oj-option>`)
    .join('');

showCases({
  text: item('First name', 'oj-input-text'),
  'with an edge label': item('', 'oj-input-text', 'label-hint="First name"'),
  password: item('Password', 'oj-input-password'),
  'text area': item('Comment', 'oj-text-area'),
  number: item('Quantity', 'oj-input-number', 'value="1" min="1" max="99" step="1"'),
  'select one': item('Favourite fruit', 'oj-select-one', '', { inner: choices(8) }),
  'select many': item('Favourite fruits', 'oj-select-many', '', { inner: choices(8) }),
  'combobox one': item('Favourite fruit', 'oj-combobox-one', '', { inner: choices(8) }),
  'combobox many': item('Favourite fruits', 'oj-combobox-many', '', { inner: choices(8) }),
  'select single': item('Favourite fruit', 'oj-select-single', '', { data }),
  date: item('Check-in date', 'oj-input-date'),
  'date of birth': item('Date of birth', 'oj-input-date'),
  'date time': item('Appointment', 'oj-input-date-time'),
  time: item('Arrival time', 'oj-input-time'),
  slider: item('Volume', 'oj-slider', 'min="0" max="100" value="20"'),
  checkboxes: item('Favourite fruits', 'oj-checkboxset', '', { inner: choices(4) }),
  radios: { undo: false, show: item('Favourite fruit', 'oj-radioset', '', { inner: choices(4) }) },
  switch: item('Remind me', 'oj-switch'),
  rating: item('How was it?', 'oj-rating-gauge', 'max="5"'),
});
