import VueSelect from 'vue-select';
import 'vue-select/dist/vue-select.css';
import VueMultiselect from 'vue-multiselect';
import 'vue-multiselect/dist/vue-multiselect.css';
import Vueform from '@vueform/multiselect';
import '@vueform/multiselect/themes/default.css';
import * as Reka from 'reka-ui';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const objects = fruits.map((name, id) => ({ id, name }));
const components = { VueSelect, VueMultiselect, Vueform, ...Reka };
const find = (query) =>
  new Promise((answer) =>
    setTimeout(() => answer(fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))), 150),
  );
const vue = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { fruits, objects, find }, ...extra });
const labelled = (inner, label = 'Favourite fruit') => `<div><label>${label}</label>${inner}</div>`;
const popup = 'style="background: white; border: 1px solid grey; max-height: 200px; overflow: auto"';

showCases({
  'vue-select': vue(null, labelled('<VueSelect v-model="value" :options="fruits" />')),
  'vue-select multiple': vue(
    [],
    labelled('<VueSelect v-model="value" multiple :options="fruits" />', 'Favourite fruits'),
  ),
  'vue-select taggable': vue([], labelled('<VueSelect v-model="value" multiple taggable />', 'Tags')),
  'vue-select objects': vue(
    null,
    labelled('<VueSelect v-model="value" :reduce="(one) => one.name" label="name" :options="objects" />'),
    { undo: false },
  ),
  'vue-multiselect': vue(null, labelled('<VueMultiselect v-model="value" :options="fruits" />')),
  'vue-multiselect no search': vue(
    null,
    labelled('<VueMultiselect v-model="value" :searchable="false" :close-on-select="true" :options="fruits" />'),
  ),
  'vue-multiselect multiple': vue(
    [],
    labelled(
      '<VueMultiselect v-model="value" multiple :close-on-select="false" :options="fruits" />',
      'Favourite fruits',
    ),
  ),
  'vue-multiselect objects': vue(
    null,
    labelled('<VueMultiselect v-model="value" track-by="id" label="name" :options="objects" />'),
  ),
  'vue-multiselect tags': vue(
    [],
    labelled(
      '<VueMultiselect v-model="value" multiple taggable :options="[]" @tag="(tag) => value = [...value, tag]" />',
      'Tags',
    ),
  ),
  'vueform multiple': vue(
    [],
    labelled(
      '<Vueform v-model="value" mode="multiple" :close-on-select="false" :options="fruits" />',
      'Favourite fruits',
    ),
  ),
  'vueform async': vue(
    null,
    labelled(
      '<Vueform v-model="value" :filter-results="false" :min-chars="1" :resolve-on-load="false" :delay="0" searchable :options="find" />',
    ),
  ),
  'vueform create': vue([], labelled('<Vueform v-model="value" mode="tags" searchable create-option />', 'Tags')),
  'reka select': vue(
    '',
    `<Label for="s">Favourite fruit</Label><SelectRoot v-model="value"><SelectTrigger id="s"><SelectValue placeholder="Select a fruit…" /></SelectTrigger><SelectPortal><SelectContent ${popup}><SelectViewport><SelectItem v-for="fruit in fruits" :key="fruit" :value="fruit"><SelectItemText>{{ fruit }}</SelectItemText></SelectItem></SelectViewport></SelectContent></SelectPortal></SelectRoot>`,
    { undo: false },
  ),
  'reka select multiple': vue(
    [],
    `<Label for="s">Favourite fruits</Label><SelectRoot v-model="value" multiple><SelectTrigger id="s"><SelectValue placeholder="Select fruits…" /></SelectTrigger><SelectPortal><SelectContent position="popper" ${popup}><SelectViewport><SelectItem v-for="fruit in fruits" :key="fruit" :value="fruit"><SelectItemText>{{ fruit }}</SelectItemText></SelectItem></SelectViewport></SelectContent></SelectPortal></SelectRoot>`,
  ),
  'reka combobox': vue(
    null,
    `<Label for="c">Favourite fruit</Label><ComboboxRoot v-model="value"><ComboboxAnchor><ComboboxInput id="c" placeholder="Placeholder..." /><ComboboxTrigger>v</ComboboxTrigger></ComboboxAnchor><ComboboxContent position="popper" ${popup}><ComboboxViewport><ComboboxEmpty>None found</ComboboxEmpty><ComboboxItem v-for="fruit in fruits" :key="fruit" :value="fruit">{{ fruit }}</ComboboxItem></ComboboxViewport></ComboboxContent></ComboboxRoot>`,
    { undo: false },
  ),
  'reka tags': vue(
    [],
    '<label for="t">Tags</label><TagsInputRoot v-model="value"><TagsInputItem v-for="item in value" :key="item" :value="item"><TagsInputItemText /><TagsInputItemDelete>x</TagsInputItemDelete></TagsInputItem><TagsInputInput id="t" placeholder="Fruits..." /></TagsInputRoot>',
  ),
  'reka listbox': vue(
    null,
    '<ListboxRoot v-model="value"><ListboxContent aria-label="Favourite fruit"><ListboxItem v-for="fruit in fruits" :key="fruit" :value="fruit">{{ fruit }}</ListboxItem></ListboxContent></ListboxRoot>',
    { undo: false },
  ),
  'reka toggle group': vue(
    '',
    '<ToggleGroupRoot v-model="value" type="single" aria-label="Size"><ToggleGroupItem value="Small">Small</ToggleGroupItem><ToggleGroupItem value="Large">Large</ToggleGroupItem></ToggleGroupRoot>',
  ),
});
