import './support/jquery-global.js';
import $ from 'jquery';
import '@selectize/selectize';
import '@selectize/selectize/dist/css/selectize.css';
import 'chosen-js';
import 'chosen-js/chosen.css';
import * as niceSelect from 'nice-select2';
import 'nice-select2/dist/css/nice-select2.css';
import * as semanticTransition from 'semantic-ui-transition';
import * as semanticDropdown from 'semantic-ui-dropdown';
import 'semantic-ui-dropdown/dropdown.css';
import 'semantic-ui-transition/transition.css';
import { form, fruits, showCases } from './support/cases.js';

$.fn.transition = semanticTransition.default;
$.fn.dropdown = semanticDropdown.default;

const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;
const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');
const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);
const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);
const items = fruits.map((fruit) => `<div class="item" data-value="${fruit.toLowerCase()}">${fruit}</div>`).join('');

showCases({
  selectize: (root) => {
    const [select] = $(one(root)).selectize();
    return { state: () => select.selectize.getValue(), undo: false };
  },
  'selectize multiple': (root) => {
    const [select] = $(many(root)).selectize();
    return { state: () => select.selectize.getValue() };
  },
  'selectize tags': (root) => {
    const [input] = $(form(root, 'Tags', '<input id="widget">')).selectize({ create: true, delimiter: ',' });
    return { state: () => input.selectize.getValue() };
  },
  chosen: (root) => {
    const $select = $(one(root)).chosen({ width: '300px' });
    let heard = '';
    $select.on('change', () => (heard = $select.val()));
    return { state: () => heard, undo: false };
  },
  'chosen multiple': (root) => {
    const $select = $(many(root)).chosen({ width: '300px' });
    let heard = [];
    $select.on('change', () => (heard = $select.val()));
    return { state: () => heard };
  },
  'nice-select2': (root) => {
    const select = one(root);
    new (niceSelect.default?.default ?? niceSelect.default ?? niceSelect.bind)(select, { searchable: true });
    let heard = '';
    select.addEventListener('change', () => (heard = select.value));
    return { state: () => heard, undo: false };
  },
  'semantic dropdown': (root) => {
    root.innerHTML = `<form class="ui form"><div class="field"><label>Favourite fruit</label><div class="ui selection dropdown"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div></div></form>`;
    const $widget = $(root).find('.ui.dropdown');
    $widget.dropdown({ transition: 'none' });
    return { state: () => $widget.dropdown('get value'), undo: false };
  },
  'semantic search dropdown': (root) => {
    root.innerHTML = `<form class="ui form"><div class="field"><label>Favourite fruit</label><div class="ui search selection dropdown"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div></div></form>`;
    const $widget = $(root).find('.ui.dropdown');
    $widget.dropdown({ transition: 'none' });
    return { state: () => $widget.dropdown('get value'), undo: false };
  },
});
