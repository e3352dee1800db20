import '@polymer/paper-input/paper-input.js';
import '@polymer/paper-input/paper-textarea.js';
import '@polymer/paper-dropdown-menu/paper-dropdown-menu.js';
import '@polymer/paper-item/paper-item.js';
import '@polymer/paper-listbox/paper-listbox.js';
import '@polymer/paper-checkbox/paper-checkbox.js';
import '@polymer/paper-radio-group/paper-radio-group.js';
import '@polymer/paper-radio-button/paper-radio-button.js';
import '@polymer/paper-slider/paper-slider.js';
import '@polymer/paper-toggle-button/paper-toggle-button.js';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const items = fruits.map((fruit) => `<paper-item>${fruit}</paper-item>`).join('');
/** A case whose model follows the element's own `…-changed` event, as a two-way binding does. */
const bound =
  (markup, property, extra = {}) =>
  (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    const host = root.querySelector('#widget');
    let state = host[property];
    host.addEventListener(
      `${property.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}-changed`,
      (event) => (state = event.detail.value),
    );
    return { state: () => state ?? '', ...extra };
  };

showCases({
  input: bound('<paper-input id="widget" label="First name"></paper-input>', 'value'),
  'input email': bound(
    '<paper-input id="widget" always-float-label label="Email address" type="email"></paper-input>',
    'value',
  ),
  'input date': bound(
    '<paper-input id="widget" always-float-label label="Date of birth" type="date"></paper-input>',
    'value',
  ),
  'input with prefix': bound(
    '<paper-input id="widget" label="Price" type="number"><div slot="prefix">$</div></paper-input>',
    'value',
  ),
  textarea: bound('<paper-textarea id="widget" label="Comments"></paper-textarea>', 'value'),
  'dropdown menu': bound(
    `<paper-dropdown-menu id="widget" label="Favourite fruit"><paper-listbox slot="dropdown-content">${items}</paper-listbox></paper-dropdown-menu>`,
    'value',
    { undo: false },
  ),
  'dropdown menu no animations': bound(
    `<paper-dropdown-menu id="widget" label="Favourite fruit" no-animations vertical-align="bottom"><paper-listbox slot="dropdown-content" selected="0">${items}</paper-listbox></paper-dropdown-menu>`,
    'value',
  ),
  checkbox: component('<paper-checkbox id="widget">Subscribe to the newsletter</paper-checkbox>', checkedOf),
  'radio group': bound(
    '<label id="label">Size</label><paper-radio-group id="widget" aria-labelledby="label"><paper-radio-button name="small">Small</paper-radio-button><paper-radio-button name="medium">Medium</paper-radio-button><paper-radio-button name="large">Large</paper-radio-button></paper-radio-group>',
    'selected',
    { undo: false },
  ),
  'toggle button': component('<paper-toggle-button id="widget">Email notifications</paper-toggle-button>', checkedOf),
  slider: bound(
    '<div id="label">Volume</div><paper-slider id="widget" aria-labelledby="label" min="0" max="100" value="20" pin></paper-slider>',
    'value',
  ),
  'slider editable': bound(
    '<div id="label">Volume</div><paper-slider id="widget" aria-labelledby="label" min="0" max="100" value="20" editable></paper-slider>',
    'value',
  ),
  listbox: bound(
    `<div id="label">Favourite fruit</div><paper-listbox id="widget" attr-for-selected="name" aria-labelledby="label">${items.replaceAll(/<paper-item>(\w+)/g, '<paper-item name="$1">$1')}</paper-listbox>`,
    'selected',
    { undo: false },
  ),
});
