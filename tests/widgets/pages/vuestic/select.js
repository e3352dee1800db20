import { v } from '../support/vuestic.js';
import { showCases } from '../support/cases.js';

showCases({
  select: { undo: false, show: v('', '<va-select v-model="value" label="Favourite fruit" :options="fruits" />') },
  'select multiple': v([], '<va-select v-model="value" label="Favourite fruits" :options="fruits" multiple />'),
  'select searchable': {
    undo: false,
    show: v('', '<va-select v-model="value" label="Favourite fruit" :options="fruits" searchable />'),
  },
});
