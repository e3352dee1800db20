import { Quasar, QBtnToggle, QField, QInput, QOptionGroup, QSelect } from 'quasar';
import 'quasar/dist/quasar.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const components = { QBtnToggle, QField, QInput, QOptionGroup, QSelect };
const objects = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const many = Array.from({ length: 2000 }, (_, i) => `Lot ${i + 1}`);
const filterFn = (_, update) => update(() => undefined);
const quasar = (initial, template, extra = {}) =>
  bound(initial, template, { plugins: [Quasar], components, data: { fruits, objects, many, filterFn }, ...extra });

showCases({
  select: quasar(null, '<q-select v-model="value" :options="fruits" label="Favourite fruit" />', { undo: false }),
  'select outlined': quasar(
    null,
    '<q-select outlined clearable v-model="value" :options="fruits" label="Favourite fruit" />',
  ),
  'select map': quasar(
    null,
    '<q-select filled v-model="value" emit-value map-options :options="objects" label="Favourite fruit" />',
    { undo: false },
  ),
  'select multiple': quasar([], '<q-select v-model="value" multiple :options="fruits" label="Favourite fruits" />'),
  'select chips': quasar(
    [],
    '<q-select v-model="value" multiple use-chips :options="fruits" label="Favourite fruits" />',
  ),
  'select filter': quasar(
    null,
    '<q-select v-model="value" use-input input-debounce="0" :options="fruits" label="Favourite fruit" @filter="filterFn" />',
    { undo: false },
  ),
  'select hide selected': quasar(
    null,
    '<q-select v-model="value" use-input hide-selected fill-input input-debounce="0" :options="fruits" label="Favourite fruit" @filter="filterFn" clearable />',
  ),
  'select new value': quasar(
    [],
    '<q-select v-model="value" use-input use-chips multiple hide-dropdown-icon input-debounce="0" new-value-mode="add-unique" label="Tags" />',
  ),
  'select virtual': quasar(null, '<q-select v-model="value" :options="many" label="Lot" />', { undo: false }),
  'select dialog': quasar(
    null,
    '<q-select v-model="value" :options="fruits" behavior="dialog" label="Favourite fruit" />',
    { undo: false },
  ),
  'option group': quasar('', '<div>Favourite fruit</div><q-option-group v-model="value" :options="objects" />', {
    undo: false,
  }),
  'button toggle': quasar(
    '',
    "<div>Size</div><q-btn-toggle v-model=\"value\" :options=\"[{label: 'Small', value: 'small'}, {label: 'Large', value: 'large'}]\" />",
    { undo: false },
  ),
});
