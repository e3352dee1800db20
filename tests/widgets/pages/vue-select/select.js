import VueSelect from 'vue-select';
import 'vue-select/dist/vue-select.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const objects = fruits.map((name, id) => ({ id, name }));

const components = { VueSelect };

const find = (query) =>
  new Promise((answer) =>
    setTimeout(() => answer(fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))), 150),
  );

const vue = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { fruits, objects, find }, ...extra });

const labelled = (inner, label = 'Favourite fruit') => `<div><label>${label}</label>${inner}</div>`;

showCases({
  'vue-select': vue(null, labelled('<VueSelect v-model="value" :options="fruits" />')),
  multiple: vue([], labelled('<VueSelect v-model="value" multiple :options="fruits" />', 'Favourite fruits')),
  taggable: vue([], labelled('<VueSelect v-model="value" multiple taggable />', 'Tags')),
  objects: {
    undo: false,
    show: vue(
      null,
      labelled('<VueSelect v-model="value" :reduce="(one) => one.name" label="name" :options="objects" />'),
    ),
  },
});
