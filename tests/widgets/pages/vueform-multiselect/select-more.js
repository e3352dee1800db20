import Vueform from '@vueform/multiselect';
import '@vueform/multiselect/themes/default.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const objects = fruits.map((name, id) => ({ id, name }));

const components = { Vueform };

const find = (query) =>
  new Promise((answer) =>
    setTimeout(() => answer(fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))), 150),
  );

const vue = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { fruits, objects, find }, ...extra });

const labelled = (inner, label = 'Favourite fruit') => `<div><label>${label}</label>${inner}</div>`;

showCases({
  multiple: vue(
    [],
    labelled(
      '<Vueform v-model="value" mode="multiple" :close-on-select="false" :options="fruits" />',
      'Favourite fruits',
    ),
  ),
  async: vue(
    null,
    labelled(
      '<Vueform v-model="value" :filter-results="false" :min-chars="1" :resolve-on-load="false" :delay="0" searchable :options="find" />',
    ),
  ),
  create: vue([], labelled('<Vueform v-model="value" mode="tags" searchable create-option />', 'Tags')),
});
