import { defineAllComponents } from 'igniteui-webcomponents';
import 'igniteui-webcomponents/themes/light/bootstrap.css';
import { component, valueOf, checkedOf } from '../support/component-case.js';
import { showCases, fruits } from '../support/cases.js';
defineAllComponents();
const ev = { events: ['igcChange', 'igcInput'] };
const o = fruits.map((f) => `<igc-select-item value="${f}">${f}</igc-select-item>`).join('');
const dv = (h) => (h.value instanceof Date ? h.value.toISOString() : h.value);
/** A combo tells of a change before it holds it. */
const chosenOf = (h, event) => event?.detail?.newValue ?? h.value;
showCases(
  {
    input: component('<igc-input id="widget" label="Full name"></igc-input>', valueOf, ev),
    textarea: component('<igc-textarea id="widget" label="Message"></igc-textarea>', valueOf, ev),
    mask: component('<igc-mask-input id="widget" label="Phone" mask="(000) 000-0000"></igc-mask-input>', valueOf, ev),
    checkbox: component('<igc-checkbox id="widget">I accept the terms</igc-checkbox>', checkedOf, ev),
    switch: component('<igc-switch id="widget">Notifications</igc-switch>', checkedOf, ev),
    radio: component(
      '<label>Size</label><igc-radio-group id="widget" name="s"><igc-radio name="s" value="Small">Small</igc-radio><igc-radio name="s" value="Large">Large</igc-radio></igc-radio-group>',
      (h) => h.value,
      ev,
    ),
    select: component(`<igc-select id="widget" label="Favourite fruit">${o}</igc-select>`, valueOf, ev),
    combo: component('<igc-combo id="widget" label="Favourite fruit"></igc-combo>', chosenOf, {
      ...ev,
      prepare: (h) => {
        h.data = fruits;
      },
    }),
    'combo single': component('<igc-combo id="widget" label="Favourite fruit" single-select></igc-combo>', chosenOf, {
      ...ev,
      prepare: (h) => {
        h.data = fruits;
      },
    }),
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
    slider: component('<igc-slider id="widget" aria-label="Volume"></igc-slider>', valueOf, ev),
    'range slider': component(
      '<igc-range-slider id="widget" thumb-label-lower="Price from" thumb-label-upper="Price to"></igc-range-slider>',
      (h) => [h.lower, h.upper],
      ev,
    ),
    rating: component('<igc-rating id="widget" label="Rating"></igc-rating>', valueOf, ev),
    number: component(
      '<igc-input id="widget" type="number" label="Quantity" min="1" max="9"></igc-input>',
      valueOf,
      ev,
    ),
  },
  ['radio', 'select', 'combo'],
);
