import './jquery-global.js';
import 'fomantic-ui-css/semantic.css';
import 'fomantic-ui-css/semantic.js';
import { fruits } from './cases.js';

export const $ = globalThis.jQuery;

export const page = (root, inner) => {
  root.innerHTML = `<form class="ui form">${inner}<button class="ui button" type="submit">Send</button></form>`;
  return $(root.querySelector('#widget'));
};

export const field = (label, inner) => `<div class="field"><label>${label}</label>${inner}</div>`;

export const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');
