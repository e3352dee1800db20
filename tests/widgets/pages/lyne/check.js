import '../support/lyne.js';
import { showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const radios = (tag) =>
  ['Small', 'Medium', 'Large'].map((one) => `<${tag} value="${one.toLowerCase()}">${one}</${tag}>`).join('');

showCases({
  checkbox: component('<sbb-checkbox id="widget" value="yes">Subscribe to the newsletter</sbb-checkbox>', checkedOf),
  'checkbox panel': component(
    '<sbb-checkbox-panel id="widget" value="yes">Subscribe to the newsletter</sbb-checkbox-panel>',
    checkedOf,
  ),
  'checkbox group': component(
    '<sbb-checkbox-group id="widget" aria-label="Toppings"><sbb-checkbox value="cheese">Cheese</sbb-checkbox><sbb-checkbox value="ham">Ham</sbb-checkbox><sbb-checkbox value="olives">Olives</sbb-checkbox></sbb-checkbox-group>',
    (host) => host.checkboxes.filter((one) => one.checked).map((one) => one.value),
  ),
  'radio group': {
    undo: false,
    show: component(
      `<sbb-radio-button-group id="widget" aria-label="Size" name="size">${radios('sbb-radio-button')}</sbb-radio-button-group>`,
      valueOf,
    ),
  },
  'radio panels': {
    undo: false,
    show: component(
      `<sbb-radio-button-group id="widget" aria-label="Size" name="size">${radios('sbb-radio-button-panel')}</sbb-radio-button-group>`,
      valueOf,
    ),
  },
  toggle: component(`<sbb-toggle id="widget" aria-label="Size">${radios('sbb-toggle-option')}</sbb-toggle>`, valueOf),
  'toggle check': component('<sbb-toggle-check id="widget">Gift wrapping</sbb-toggle-check>', checkedOf),
});
