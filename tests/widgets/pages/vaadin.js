import '@vaadin/checkbox';
import '@vaadin/combo-box';
import '@vaadin/date-picker';
import '@vaadin/radio-group';
import '@vaadin/select';
import '@vaadin/text-field';
import { fruits, showCases } from './support/cases.js';

const page =
  (markup, state, extra, prepare = () => undefined) =>
  (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    const host = root.querySelector('#widget');
    prepare(host);
    return { state: () => state(host), ...extra };
  };
const value = (host) => host.value;
const withItems = (host) => (host.items = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() })));
const withNames = (host) => (host.items = fruits);

showCases({
  'text field': page('<vaadin-text-field id="widget" label="First name"></vaadin-text-field>', value),
  checkbox: page('<vaadin-checkbox id="widget" label="Accept the terms"></vaadin-checkbox>', (host) => host.checked),
  'radio group': page(
    '<vaadin-radio-group id="widget" label="Plan"><vaadin-radio-button value="basic" label="Basic"></vaadin-radio-button><vaadin-radio-button value="pro" label="Pro"></vaadin-radio-button></vaadin-radio-group>',
    value,
    { undo: false },
  ),
  select: page('<vaadin-select id="widget" label="Fruit"></vaadin-select>', value, { undo: false }, withItems),
  'combo box': page('<vaadin-combo-box id="widget" label="Fruit"></vaadin-combo-box>', value, {}, withNames),
  'date picker': page('<vaadin-date-picker id="widget" label="Date"></vaadin-date-picker>', value),
});
