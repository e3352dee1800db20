import '@esri/calcite-components/main.css';
import '@esri/calcite-components/components/calcite-checkbox';
import '@esri/calcite-components/components/calcite-combobox';
import '@esri/calcite-components/components/calcite-combobox-item';
import '@esri/calcite-components/components/calcite-input';
import '@esri/calcite-components/components/calcite-input-number';
import '@esri/calcite-components/components/calcite-input-text';
import '@esri/calcite-components/components/calcite-label';
import '@esri/calcite-components/components/calcite-option';
import '@esri/calcite-components/components/calcite-radio-button';
import '@esri/calcite-components/components/calcite-radio-button-group';
import '@esri/calcite-components/components/calcite-segmented-control';
import '@esri/calcite-components/components/calcite-segmented-control-item';
import '@esri/calcite-components/components/calcite-select';
import '@esri/calcite-components/components/calcite-slider';
import '@esri/calcite-components/components/calcite-switch';
import '@esri/calcite-components/components/calcite-text-area';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const kinds =
  'Input InputText InputNumber TextArea Select Combobox Checkbox Switch RadioButtonGroup SegmentedControl Slider Rating';
const events = kinds.split(' ').flatMap((kind) => [`calcite${kind}Input`, `calcite${kind}Change`]);
const plain = (markup, read = valueOf, extra = {}) => component(markup, read, { events, ...extra });
const calcite = (label, markup, read = valueOf, extra = {}) =>
  plain(`<calcite-label>${label} ${markup}</calcite-label>`, read, extra);
const options = fruits
  .map((fruit) => `<calcite-option value="${fruit.toLowerCase()}">${fruit}</calcite-option>`)
  .join('');
const items = fruits
  .map((fruit) => `<calcite-combobox-item value="${fruit.toLowerCase()}" heading="${fruit}"></calcite-combobox-item>`)
  .join('');
const radios = ['Basic', 'Pro', 'Team']
  .map(
    (plan) =>
      `<calcite-label layout="inline"><calcite-radio-button value="${plan.toLowerCase()}"></calcite-radio-button>${plan}</calcite-label>`,
  )
  .join('');
const segments = ['List', 'Map', 'Table']
  .map(
    (view) =>
      `<calcite-segmented-control-item value="${view.toLowerCase()}" ${view === 'Table' ? 'checked' : ''}>${view}</calcite-segmented-control-item>`,
  )
  .join('');

showCases({
  input: calcite('First name', '<calcite-input id="widget"></calcite-input>'),
  'input email': calcite('Email', '<calcite-input id="widget" type="email"></calcite-input>'),
  'input text own label': plain('<calcite-input-text id="widget" label-text="Last name"></calcite-input-text>'),
  'input number': calcite(
    'Number of guests',
    '<calcite-input-number id="widget" min="1" max="20"></calcite-input-number>',
  ),
  'text area': calcite('Comments', '<calcite-text-area id="widget"></calcite-text-area>'),
  select: calcite(
    'Favourite fruit',
    `<calcite-select id="widget"><calcite-option value="">Choose</calcite-option>${options}</calcite-select>`,
    valueOf,
    { undo: false },
  ),
  combobox: calcite(
    'Favourite fruit',
    `<calcite-combobox id="widget" selection-mode="single">${items}</calcite-combobox>`,
  ),
  'combobox multiple': calcite('Fruits', `<calcite-combobox id="widget">${items}</calcite-combobox>`),
  checkbox: plain(
    '<calcite-label layout="inline"><calcite-checkbox id="widget"></calcite-checkbox> I accept the terms</calcite-label>',
    checkedOf,
  ),
  switch: plain(
    '<calcite-label layout="inline">Enable notifications <calcite-switch id="widget"></calcite-switch></calcite-label>',
    checkedOf,
  ),
  'radio button group': plain(
    `<calcite-radio-button-group id="widget" name="plan" label-text="Plan">${radios}</calcite-radio-button-group>`,
    (host) => host.selectedItem?.value ?? '',
    { undo: false },
  ),
  'segmented control': calcite(
    'View',
    `<calcite-segmented-control id="widget">${segments}</calcite-segmented-control>`,
    valueOf,
    { undo: false },
  ),
  slider: calcite('Volume', '<calcite-slider id="widget" min="0" max="100" value="20"></calcite-slider>'),
  'slider range': calcite(
    'Price',
    '<calcite-slider id="widget" min="0" max="100" min-value="20" max-value="60" min-label="Lowest price" max-label="Highest price"></calcite-slider>',
    (host) => [host.minValue, host.maxValue],
  ),
});
