import { fruits, showCases } from '../support/cases.js';
import { ef, withData } from '../support/refinitiv.js';

const several = (host) => host.values;
const names = withData(fruits.map((label) => ({ label, value: label.toLowerCase() })));
const trees = withData([
  {
    label: 'Red',
    value: 'red',
    expanded: true,
    items: [
      { label: 'Apple', value: 'apple' },
      { label: 'Cherry', value: 'cherry' },
    ],
  },
  {
    label: 'Yellow',
    value: 'yellow',
    items: [
      { label: 'Banana', value: 'banana' },
      { label: 'Lemon', value: 'lemon' },
    ],
  },
]);
const items = fruits.map((fruit) => `<ef-item value="${fruit.toLowerCase()}">${fruit}</ef-item>`).join('');

showCases({
  text: ef('First name', '<ef-text-field id="widget"></ef-text-field>'),
  number: ef('Guests', '<ef-number-field id="widget" min="1" max="20"></ef-number-field>'),
  checkbox: ef('', '<ef-checkbox id="widget">I accept the terms</ef-checkbox>', { read: (host) => host.checked }),
  toggle: ef('Dark mode', '<ef-toggle id="widget" checked-label="On" label="Off" aria-label="Dark mode"></ef-toggle>', {
    read: (host) => host.checked,
  }),
  radios: {
    undo: false,
    show: ef(
      'Size',
      `<div id="widget" role="radiogroup" aria-label="Size">${['Small', 'Medium', 'Large'].map((size) => `<ef-radio-button name="size">${size}</ef-radio-button>`).join('')}</div>`,
      { read: (host) => [...host.children].find((one) => one.checked)?.textContent },
    ),
  },
  select: {
    undo: false,
    show: ef('Favourite fruit', `<ef-select id="widget" aria-label="Favourite fruit">${items}</ef-select>`),
  },
  'combo box': ef('Favourite fruit', '<ef-combo-box id="widget" aria-label="Favourite fruit"></ef-combo-box>', {
    prepare: names,
  }),
  'combo box of several': ef(
    'Favourite fruits',
    '<ef-combo-box id="widget" multiple clears aria-label="Favourite fruits"></ef-combo-box>',
    { prepare: names, read: several },
  ),
  'tree select': ef('Favourite fruits', '<ef-tree-select id="widget" aria-label="Favourite fruits"></ef-tree-select>', {
    prepare: trees,
    read: several,
  }),
  slider: ef('Volume', '<ef-slider id="widget" value="20" aria-label="Volume"></ef-slider>'),
  'slider of two': ef('Price', '<ef-slider id="widget" range from="20" to="60" aria-label="Price"></ef-slider>', {
    read: (host) => [host.from, host.to],
  }),
  'slider with a number': ef(
    'Volume',
    '<ef-slider id="widget" value="20" show-input-field aria-label="Volume"></ef-slider>',
  ),
  rating: {
    undo: false,
    show: ef('Rate your stay', '<ef-rating id="widget" interactive aria-label="Rate your stay"></ef-rating>'),
  },
  'date field': ef('Check-in date', '<ef-datetime-field id="widget" aria-label="Check-in date"></ef-datetime-field>'),
  date: ef('Check-in date', '<ef-datetime-picker id="widget" aria-label="Check-in date"></ef-datetime-picker>'),
  'date of birth': ef(
    'Date of birth',
    '<ef-datetime-picker id="widget" aria-label="Date of birth"></ef-datetime-picker>',
  ),
  'date range': ef(
    'Travel dates',
    '<ef-datetime-picker id="widget" range aria-label="Travel dates"></ef-datetime-picker>',
    {
      read: several,
    },
  ),
  'date and time': ef(
    'Departure',
    '<ef-datetime-picker id="widget" timepicker aria-label="Departure"></ef-datetime-picker>',
  ),
  time: ef('Arrival time', '<ef-time-picker id="widget" aria-label="Arrival time"></ef-time-picker>'),
  'time am pm': ef('Arrival time', '<ef-time-picker id="widget" am-pm aria-label="Arrival time"></ef-time-picker>'),
  calendar: {
    undo: false,
    show: ef('Check-in date', '<ef-calendar id="widget" aria-label="Check-in date"></ef-calendar>'),
  },
  colour: ef(
    'Background colour',
    '<ef-color-picker id="widget" value="#eb5e41" aria-label="Background colour"></ef-color-picker>',
  ),
  tags: ef('Skills', '<ef-multi-input id="widget" aria-label="Skills"></ef-multi-input>', { read: several }),
});
