import { provideFASTDesignSystem, allComponents } from '@microsoft/fast-components';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

provideFASTDesignSystem().register(allComponents);
const options = fruits.map((fruit) => `<fast-option value="${fruit.toLowerCase()}">${fruit}</fast-option>`).join('');
const shared = { undo: false };

showCases({
  'text field': component(
    '<fast-text-field id="widget" placeholder="First name">First name</fast-text-field>',
    valueOf,
  ),
  'text field email': component('<fast-text-field id="widget" type="email">Email address</fast-text-field>', valueOf),
  'text area': component('<fast-text-area id="widget" rows="4">Comments</fast-text-area>', valueOf),
  'number field': component('<fast-number-field id="widget" min="0" max="100">Quantity</fast-number-field>', valueOf),
  select: component(
    `<label for="widget">Favourite fruit</label><fast-select id="widget" title="Favourite fruit">${options}</fast-select>`,
    valueOf,
  ),
  combobox: component(
    `<label for="widget">Favourite fruit</label><fast-combobox id="widget" autocomplete="both" placeholder="Select a fruit">${options}</fast-combobox>`,
    valueOf,
  ),
  listbox: component(
    `<span id="label">Favourite fruit</span><fast-listbox id="widget" aria-labelledby="label">${options}</fast-listbox>`,
    (host) => host.selectedOptions.filter(Boolean).map((one) => one.value),
    { ...shared, events: ['click', 'keydown'] },
  ),
  checkbox: component('<fast-checkbox id="widget">Subscribe to the newsletter</fast-checkbox>', checkedOf),
  'radio group': component(
    '<fast-radio-group id="widget" name="size"><label slot="label">Size</label><fast-radio value="small">Small</fast-radio><fast-radio value="medium">Medium</fast-radio><fast-radio value="large">Large</fast-radio></fast-radio-group>',
    valueOf,
    shared,
  ),
  switch: component(
    '<fast-switch id="widget">Email notifications<span slot="checked-message">On</span><span slot="unchecked-message">Off</span></fast-switch>',
    checkedOf,
  ),
  slider: component(
    '<label id="label">Volume</label><fast-slider id="widget" aria-labelledby="label" min="0" max="100" step="1" value="20"><fast-slider-label position="0">0</fast-slider-label><fast-slider-label position="100">100</fast-slider-label></fast-slider>',
    (host) => Number(host.value),
  ),
  search: component('<fast-search id="widget" placeholder="Search">Search products</fast-search>', valueOf),
});
