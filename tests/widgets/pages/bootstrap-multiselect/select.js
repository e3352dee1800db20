import '../support/jquery-global.js';
import $ from 'jquery';
import * as bootstrap from 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import bootstrapMultiselect from 'bootstrap-multiselect/dist/js/bootstrap-multiselect.js' with { type: 'text' };
import 'bootstrap-multiselect/dist/css/bootstrap-multiselect.css';
import { form, fruits, showCases } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;

const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');

const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);

const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);

const chosen = (select) => [...select.selectedOptions].map(({ value }) => value);

window.bootstrap = bootstrap;
/** It is a script for the page's own global scope. */
window.Function(bootstrapMultiselect).call(window);

showCases({
  'bootstrap-multiselect': (root) => {
    const select = many(root);
    $(select).multiselect();
    return { state: () => chosen(select) };
  },
  filter: (root) => {
    const select = many(root);
    $(select).multiselect({ enableFiltering: true, includeSelectAllOption: true });
    return { state: () => chosen(select) };
  },
  single: {
    undo: false,
    show: (root) => {
      const select = one(root);
      $(select).multiselect();
      return { state: () => select.value };
    },
  },
});
