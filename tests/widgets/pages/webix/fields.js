import * as webix from 'webix/webix.js';
import 'webix/webix.css';
import { fruits, showCases } from '../support/cases.js';

/** A form of one view, named `field`. */
const view =
  (config, extra = {}) =>
  (root) => {
    const form = webix.ui({
      container: root,
      view: 'form',
      width: 500,
      elements: [{ name: 'field', labelWidth: 150, ...config }],
    });
    return { state: () => plain(form.getValues().field), ...extra };
  };

const plain = (value) => (value instanceof Date ? value.toDateString() : (value ?? null));
const options = fruits.map((value) => ({ id: value, value }));

showCases({
  text: view({ view: 'text', label: 'First name' }),
  'text area': view({ view: 'textarea', label: 'Comments', height: 100 }),
  counter: view({ view: 'counter', label: 'Number of guests', min: 1, max: 10 }),
  'rich select': { undo: false, show: view({ view: 'richselect', label: 'Favourite fruit', options }) },
  combo: { undo: false, show: view({ view: 'combo', label: 'Favourite fruit', options }) },
  'native select': { undo: false, show: view({ view: 'select', label: 'Favourite fruit', options }) },
  checkbox: view({ view: 'checkbox', label: 'Gift wrapping', value: 0 }),
  switch: view({ view: 'switch', label: 'Gift wrapping', value: 0 }),
  radio: { undo: false, show: view({ view: 'radio', label: 'Size', options: ['Small', 'Large'] }) },
  segmented: { undo: false, show: view({ view: 'segmented', label: 'Size', options: ['Small', 'Medium', 'Large'] }) },
  slider: view({ view: 'slider', label: 'Number of guests', min: 0, max: 20, value: 0 }),
  'date picker': view({ view: 'datepicker', label: 'Arrival date' }),
  'time picker': view({ view: 'datepicker', type: 'time', label: 'Time of arrival' }),
  'colour picker': view({ view: 'colorpicker', label: 'Favourite colour' }),
});
