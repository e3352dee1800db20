import 'mdui/mdui.css';
import 'mdui';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const items = fruits
  .map((fruit) => `<mdui-menu-item value="${fruit.toLowerCase()}">${fruit}</mdui-menu-item>`)
  .join('');
const radios =
  '<mdui-radio value="small">Small</mdui-radio><mdui-radio value="medium">Medium</mdui-radio><mdui-radio value="large">Large</mdui-radio>';
const segments =
  '<mdui-segmented-button value="small">Small</mdui-segmented-button><mdui-segmented-button value="medium">Medium</mdui-segmented-button><mdui-segmented-button value="large">Large</mdui-segmented-button>';
const labelled = (label, markup) => `<div id="label">${label}</div>${markup}`;

showCases({
  'text field': component(
    '<mdui-text-field id="widget" label="First name" name="first-name"></mdui-text-field>',
    valueOf,
  ),
  'text field outlined': component(
    '<mdui-text-field id="widget" variant="outlined" type="email" label="Email address" clearable></mdui-text-field>',
    valueOf,
  ),
  textarea: component('<mdui-text-field id="widget" rows="3" label="Comments"></mdui-text-field>', valueOf),
  select: component(`<mdui-select id="widget" label="Favourite fruit" clearable>${items}</mdui-select>`, valueOf),
  'select multiple': component(
    `<mdui-select id="widget" label="Favourite fruits" multiple clearable>${items}</mdui-select>`,
    valueOf,
  ),
  checkbox: component('<mdui-checkbox id="widget">Subscribe to the newsletter</mdui-checkbox>', checkedOf),
  'radio group': component(
    labelled('Size', `<mdui-radio-group id="widget" aria-labelledby="label">${radios}</mdui-radio-group>`),
    valueOf,
    { undo: false },
  ),
  switch: component(
    '<label for="widget">Email notifications</label> <mdui-switch id="widget"></mdui-switch>',
    checkedOf,
  ),
  slider: component(
    '<label for="widget">Volume</label> <mdui-slider id="widget" min="0" max="100" value="20"></mdui-slider>',
    valueOf,
  ),
  'range slider': component(
    '<label for="widget">Price range</label> <mdui-range-slider id="widget" min="0" max="100"></mdui-range-slider>',
    valueOf,
    { prepare: (host) => (host.value = [10, 90]) },
  ),
  'segmented buttons': component(
    labelled(
      'Size',
      `<mdui-segmented-button-group id="widget" selects="single" aria-labelledby="label">${segments}</mdui-segmented-button-group>`,
    ),
    valueOf,
  ),
});
