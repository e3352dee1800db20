import VueMultiselect from 'vue-multiselect';
import 'vue-multiselect/dist/vue-multiselect.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const objects = fruits.map((name, id) => ({ id, name }));

const components = { VueMultiselect };

const find = (query) =>
  new Promise((answer) =>
    setTimeout(() => answer(fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))), 150),
  );

const vue = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { fruits, objects, find }, ...extra });

const labelled = (inner, label = 'Favourite fruit') => `<div><label>${label}</label>${inner}</div>`;

showCases({
  'vue-multiselect': vue(null, labelled('<VueMultiselect v-model="value" :options="fruits" />')),
  'no search': vue(
    null,
    labelled('<VueMultiselect v-model="value" :searchable="false" :close-on-select="true" :options="fruits" />'),
  ),
  multiple: vue(
    [],
    labelled(
      '<VueMultiselect v-model="value" multiple :close-on-select="false" :options="fruits" />',
      'Favourite fruits',
    ),
  ),
  objects: vue(null, labelled('<VueMultiselect v-model="value" track-by="id" label="name" :options="objects" />')),
  tags: vue(
    [],
    labelled(
      '<VueMultiselect v-model="value" multiple taggable :options="[]" @tag="(tag) => value = [...value, tag]" />',
      'Tags',
    ),
  ),
});
