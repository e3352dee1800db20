import 'onsenui/css/onsenui-core.css';
import 'onsenui/css/onsen-css-components.css';
import ons from 'onsenui/js/onsenui.js';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

Object.assign(globalThis, { ons });
const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');
const row = (label, markup) => `<div><label for="widget">${label}</label> ${markup}</div>`;
const listRow = (label, markup) =>
  `<ons-list><ons-list-item><label class="center" for="inner">${label}</label><div class="right">${markup}</div></ons-list-item></ons-list>`;
const sizes = ['Small', 'Medium', 'Large'];
const told = (markup, read, extra = {}) => component(markup, read, { events: ['selected'], ...extra });

showCases({
  'ons input': told('<ons-input id="widget" modifier="underbar" placeholder="First name" float></ons-input>', valueOf),
  'ons select': told(
    listRow(
      'Favourite fruit',
      `<ons-select id="widget" select-id="inner"><option value="">Choose</option>${options}</ons-select>`,
    ),
    valueOf,
  ),
  'ons checkbox': told(
    listRow('Subscribe to the newsletter', '<ons-checkbox id="widget" input-id="inner"></ons-checkbox>'),
    checkedOf,
  ),
  'ons radio': told(
    `<ons-list id="widget"><ons-list-header>Size</ons-list-header>${sizes.map((size, at) => `<ons-list-item tappable><label class="left"><ons-radio name="size" input-id="radio-${at}" value="${size.toLowerCase()}"></ons-radio></label><label for="radio-${at}" class="center">${size}</label></ons-list-item>`).join('')}</ons-list>`,
    (host) => [...host.querySelectorAll('ons-radio')].find((one) => one.checked)?.value ?? null,
    { undo: false },
  ),
  'ons switch': told(
    listRow('Email notifications', '<ons-switch id="widget" input-id="inner"></ons-switch>'),
    checkedOf,
  ),
  'ons range': told(
    row('Volume', '<ons-range id="widget" input-id="inner" min="0" max="100" value="20"></ons-range>'),
    valueOf,
  ),
});
