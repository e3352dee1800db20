import 'mdui/mdui.css';
import 'mdui';
import { showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const radios =
  '<mdui-radio value="small">Small</mdui-radio><mdui-radio value="medium">Medium</mdui-radio><mdui-radio value="large">Large</mdui-radio>';

const segments =
  '<mdui-segmented-button value="small">Small</mdui-segmented-button><mdui-segmented-button value="medium">Medium</mdui-segmented-button><mdui-segmented-button value="large">Large</mdui-segmented-button>';

const labelled = (label, markup) => `<div id="label">${label}</div>${markup}`;

showCases({
  checkbox: component('<mdui-checkbox id="widget">Subscribe to the newsletter</mdui-checkbox>', checkedOf),
  'radio group': {
    undo: false,
    show: component(
      labelled('Size', `<mdui-radio-group id="widget" aria-labelledby="label">${radios}</mdui-radio-group>`),
      valueOf,
    ),
  },
  switch: component('<label for="widget">Gift wrapping</label> <mdui-switch id="widget"></mdui-switch>', checkedOf),
  'segmented buttons': component(
    labelled(
      'Size',
      `<mdui-segmented-button-group id="widget" selects="single" aria-labelledby="label">${segments}</mdui-segmented-button-group>`,
    ),
    valueOf,
  ),
});
