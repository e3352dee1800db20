import '../support/jquery-global.js';
import $ from 'jquery';
import * as bootstrap from 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import bootstrapMultiselect from 'bootstrap-multiselect/dist/js/bootstrap-multiselect.js' with { type: 'text' };
import 'bootstrap-multiselect/dist/css/bootstrap-multiselect.css';
import SlimSelect from 'slim-select';
import 'slim-select/styles';
import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import { form, fruits, showCases } from '../support/cases.js';

window.bootstrap = bootstrap;
/** It is a script for the page's own global scope. */
window.Function(bootstrapMultiselect).call(window);
const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;
const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');
const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);
const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);
const chosen = (select) => [...select.selectedOptions].map(({ value }) => value);

showCases({
  'bootstrap-multiselect': (root) => {
    const select = many(root);
    $(select).multiselect();
    return { state: () => chosen(select) };
  },
  'bootstrap-multiselect filter': (root) => {
    const select = many(root);
    $(select).multiselect({ enableFiltering: true, includeSelectAllOption: true });
    return { state: () => chosen(select) };
  },
  'bootstrap-multiselect single': (root) => {
    const select = one(root);
    $(select).multiselect();
    return { state: () => select.value, undo: false };
  },
  'slim-select multiple': (root) => {
    const slim = new SlimSelect({ select: many(root) });
    return { state: () => slim.getSelected() };
  },
  'slim-select deselect': (root) => {
    const slim = new SlimSelect({
      select: form(
        root,
        'Favourite fruit',
        `<select id="widget"><option data-placeholder="true"></option>${manyOptions}</select>`,
      ),
      settings: { allowDeselect: true },
    });
    return { state: () => slim.getSelected()[0] ?? '' };
  },
  'slim-select taggable': (root) => {
    const slim = new SlimSelect({ select: many(root), events: { addable: (value) => value } });
    return { state: () => slim.getSelected() };
  },
  'tom-select create': (root) => {
    const tom = new TomSelect(form(root, 'Tags', '<input id="widget">'), { create: true, persist: false });
    return { state: () => tom.getValue() };
  },
  'tom-select remote': (root) => {
    const tom = new TomSelect(form(root, 'Favourite fruit', '<select id="widget"></select>'), {
      valueField: 'id',
      labelField: 'title',
      searchField: 'title',
      load: (query, done) =>
        setTimeout(
          () =>
            done(
              fruits
                .filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))
                .map((title) => ({ id: title, title })),
            ),
          150,
        ),
    });
    return { state: () => tom.getValue(), undo: false };
  },
  'tom-select clear': (root) => {
    const tom = new TomSelect(one(root), { plugins: ['clear_button'] });
    return { state: () => tom.getValue() };
  },
  'tom-select remove': (root) => {
    const tom = new TomSelect(many(root), { plugins: ['remove_button', 'checkbox_options'] });
    return { state: () => tom.getValue() };
  },
  'tagify whitelist': (root) => {
    const tagify = new Tagify(form(root, 'Favourite fruits', '<input id="widget">'), {
      whitelist: fruits,
      enforceWhitelist: true,
      dropdown: { enabled: 0 },
    });
    return { state: () => tagify.value.map(({ value }) => value) };
  },
  'tagify select': (root) => {
    const tagify = new Tagify(form(root, 'Favourite fruit', '<input id="widget">'), {
      mode: 'select',
      whitelist: fruits,
    });
    return { state: () => tagify.value.map(({ value }) => value) };
  },
  'choices text': (root) => {
    const choices = new Choices(form(root, 'Tags', '<input id="widget">'), { removeItemButton: true });
    return { state: () => choices.getValue(true) };
  },
});
