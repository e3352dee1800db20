import 'onsenui/css/onsenui-core.css';
import 'onsenui/css/onsen-css-components.css';
import ons from 'onsenui/js/onsenui.js';
import { component } from './component-case.js';

Object.assign(globalThis, { ons });

export const listRow = (label, markup) =>
  `<ons-list><ons-list-item><label class="center" for="inner">${label}</label><div class="right">${markup}</div></ons-list-item></ons-list>`;

export const told = (markup, read, extra = {}) => component(markup, read, { events: ['selected'], ...extra });
