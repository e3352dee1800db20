import { oruga } from '../support/oruga.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: oruga('', 'Favourite fruit', '<o-select v-model="value" placeholder="Select a fruit" :options="fruits" />'),
  },
  autocomplete: oruga(
    null,
    'Favourite fruit',
    '<o-autocomplete v-model="value" :options="fruits" placeholder="e.g. Apple" open-on-focus />',
  ),
  'autocomplete clear': oruga(
    null,
    'City',
    '<o-autocomplete v-model="value" :options="cities" placeholder="e.g. Paris" icon="search" clearable />',
  ),
  tags: oruga([], 'Skills', '<o-taginput v-model="value" allow-new placeholder="Add a skill" />'),
  'tags from list': oruga(
    [],
    'Favourite fruits',
    '<o-taginput v-model="value" :options="fruits" open-on-focus placeholder="Add a fruit" />',
  ),
  listbox: {
    undo: false,
    show: oruga(
      undefined,
      'Favourite fruit',
      '<o-listbox v-model="value" :options="fruits" aria-label="Favourite fruit" selectable />',
    ),
  },
  dropdown: {
    undo: false,
    show: oruga(
      undefined,
      'Favourite fruit',
      '<o-dropdown v-model="value" selectable><template #trigger><o-button type="button">{{ value ?? "Choose a fruit" }}</o-button></template><o-dropdown-item v-for="f in fruits" :key="f" :value="f" :label="f" /></o-dropdown>',
    ),
  },
});
