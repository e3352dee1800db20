import '@carbon/web-components/es/components/checkbox/index.js';
import '@carbon/web-components/es/components/combo-box/index.js';
import '@carbon/web-components/es/components/date-picker/index.js';
import '@carbon/web-components/es/components/dropdown/index.js';
import '@carbon/web-components/es/components/multi-select/index.js';
import '@carbon/web-components/es/components/number-input/index.js';
import '@carbon/web-components/es/components/radio-button/index.js';
import '@carbon/web-components/es/components/select/index.js';
import '@carbon/web-components/es/components/slider/index.js';
import '@carbon/web-components/es/components/text-input/index.js';
import '@carbon/web-components/es/components/textarea/index.js';
import '@carbon/web-components/es/components/time-picker/index.js';
import '@carbon/web-components/es/components/toggle/index.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { showCases, fruits } from '../support/cases.js';

const valuesOf = ({ value }) => value.split(',').filter(Boolean);
const items = (tag) => fruits.map((f) => `<${tag} value="${f.toLowerCase()}">${f}</${tag}>`).join('');

showCases({
  text: component('<cds-text-input id="widget" label="First name"></cds-text-input>', valueOf),
  area: component('<cds-textarea id="widget" label="Comments"></cds-textarea>', valueOf),
  number: component(
    '<cds-number-input id="widget" label="Number of guests" min="0" max="12"></cds-number-input>',
    valueOf,
    { events: ['cds-number-input'] },
  ),
  checkbox: component('<cds-checkbox id="widget">I accept the terms</cds-checkbox>', checkedOf, {
    events: ['cds-checkbox-changed'],
  }),
  checkboxes: component(
    `<cds-checkbox-group id="widget" legend-text="Fruits you like">${fruits
      .slice(0, 4)
      .map((f) => `<cds-checkbox name="${f}">${f}</cds-checkbox>`)
      .join('')}</cds-checkbox-group>`,
    (host) => [...host.querySelectorAll('cds-checkbox')].filter((o) => o.checked).map((o) => o.textContent),
    { events: ['cds-checkbox-changed'] },
  ),
  toggle: component('<cds-toggle id="widget" label-text="Dark mode"></cds-toggle>', (h) => h.toggled ?? h.checked, {
    events: ['cds-toggle-changed'],
  }),
  radios: {
    undo: false,
    show: component(
      `<cds-radio-button-group id="widget" legend-text="Favourite fruit" name="fruit">${fruits
        .slice(0, 4)
        .map((f) => `<cds-radio-button label-text="${f}" value="${f}"></cds-radio-button>`)
        .join('')}</cds-radio-button-group>`,
      valueOf,
      { events: ['cds-radio-button-group-changed'] },
    ),
  },
  select: component(
    `<cds-select id="widget" label-text="Favourite fruit" placeholder="Choose">${items('cds-select-item')}</cds-select>`,
    valueOf,
    { events: ['cds-select-selected'] },
  ),
  dropdown: {
    undo: false,
    show: component(
      `<cds-dropdown id="widget" title-text="Favourite fruit" label="Choose">${items('cds-dropdown-item')}</cds-dropdown>`,
      valueOf,
      { events: ['cds-dropdown-selected'] },
    ),
  },
  'combo box': component(
    `<cds-combo-box id="widget" title-text="Favourite fruit" label="Choose">${items('cds-combo-box-item')}</cds-combo-box>`,
    valueOf,
    { events: ['cds-combo-box-selected'] },
  ),
  'multi select': component(
    `<cds-multi-select id="widget" title-text="Fruits you like" label="Choose">${items('cds-multi-select-item')}</cds-multi-select>`,
    valuesOf,
    { events: ['cds-multi-select-selected'] },
  ),
  'multi filterable': component(
    `<cds-multi-select id="widget" filterable title-text="Fruits you like" label="Choose">${items('cds-multi-select-item')}</cds-multi-select>`,
    valuesOf,
    { events: ['cds-multi-select-selected'] },
  ),
  slider: component(
    '<cds-slider id="widget" label-text="Volume" max="100" min="0" step="1" value="20"><cds-slider-input type="number"></cds-slider-input></cds-slider>',
    (h) => Number(h.value),
    { events: ['cds-slider-changed'] },
  ),
  'slider alone': component(
    '<cds-slider id="widget" label-text="Volume" max="100" min="0" step="1" value="20" hide-text-input></cds-slider>',
    (h) => Number(h.value),
    { events: ['cds-slider-changed'] },
  ),
  date: component(
    '<cds-date-picker id="widget"><cds-date-picker-input kind="single" label-text="Check-in date" placeholder="mm/dd/yyyy"></cds-date-picker-input></cds-date-picker>',
    (h) => h.querySelector('cds-date-picker-input').value,
    { events: ['cds-date-picker-changed'] },
  ),
  'date range': component(
    '<cds-date-picker id="widget"><cds-date-picker-input kind="from" label-text="Arrival" placeholder="mm/dd/yyyy"></cds-date-picker-input><cds-date-picker-input kind="to" label-text="Departure" placeholder="mm/dd/yyyy"></cds-date-picker-input></cds-date-picker>',
    (h) => [...h.querySelectorAll('cds-date-picker-input')].map((o) => o.value),
    { events: ['cds-date-picker-changed'] },
  ),
  time: component('<cds-time-picker id="widget" label-text="Start time"></cds-time-picker>', valueOf),
});
