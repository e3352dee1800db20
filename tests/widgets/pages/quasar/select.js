import { q } from '../support/quasar-variants.js';
import { quasar } from '../support/quasar.js';
import { showCases } from '../support/cases.js';

showCases({
  select: { undo: false, show: quasar(null, '<q-select v-model="value" :options="fruits" label="Favourite fruit" />') },
  'select outlined': quasar(
    null,
    '<q-select outlined clearable v-model="value" :options="fruits" label="Favourite fruit" />',
  ),
  'select map': {
    undo: false,
    show: quasar(
      null,
      '<q-select filled v-model="value" emit-value map-options :options="objects" label="Favourite fruit" />',
    ),
  },
  'select multiple': quasar([], '<q-select v-model="value" multiple :options="fruits" label="Favourite fruits" />'),
  'select chips': quasar(
    [],
    '<q-select v-model="value" multiple use-chips :options="fruits" label="Favourite fruits" />',
  ),
  'select filter': {
    undo: false,
    show: quasar(
      null,
      '<q-select v-model="value" use-input input-debounce="0" :options="fruits" label="Favourite fruit" @filter="filterFn" />',
    ),
  },
  'select hide selected': quasar(
    null,
    '<q-select v-model="value" use-input hide-selected fill-input input-debounce="0" :options="fruits" label="Favourite fruit" @filter="filterFn" clearable />',
  ),
  'select new value': quasar(
    [],
    '<q-select v-model="value" use-input use-chips multiple hide-dropdown-icon input-debounce="0" new-value-mode="add-unique" label="Tags" />',
  ),
  'select virtual': { undo: false, show: quasar(null, '<q-select v-model="value" :options="many" label="Lot" />') },
  'select dialog': {
    undo: false,
    show: quasar(null, '<q-select v-model="value" :options="fruits" behavior="dialog" label="Favourite fruit" />'),
  },
  'select option slot': q(
    null,
    '<q-select filled v-model="value" label="Favourite fruit" clearable :options="objects"><template v-slot:option="scope"><q-item v-bind="scope.itemProps"><q-item-section><q-item-label>{{ scope.opt.label }}</q-item-label><q-item-label caption>{{ scope.opt.description }}</q-item-label></q-item-section></q-item></template></q-select>',
  ),
  'select max values': q(
    [],
    '<q-select filled v-model="value" multiple :options="fruits" max-values="2" counter label="Favourite fruits" />',
  ),
  'select checkboxes': q(
    [],
    '<q-select filled v-model="value" multiple :options="objects" emit-value map-options label="Favourite fruits"><template v-slot:option="{ itemProps, opt, selected, toggleOption }"><q-item v-bind="itemProps"><q-item-section><q-item-label v-html="opt.label" /></q-item-section><q-item-section side><q-toggle :model-value="selected" @update:model-value="toggleOption(opt)" /></q-item-section></q-item></template></q-select>',
  ),
  'select options dense rules': q(
    null,
    '<div><q-select outlined options-dense v-model="value" :options="fruits" label="Favourite fruit *" :rules="[required]" clearable /></div>',
  ),
  'select in dialog': q(
    null,
    '<q-dialog v-model="ready"><q-card style="min-width: 350px"><q-card-section><q-select v-model="value" :options="fruits" label="Favourite fruit" clearable /></q-card-section></q-card></q-dialog>',
  ),
});
