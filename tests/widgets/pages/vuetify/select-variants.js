import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'select objects': v(null, '<v-select v-model="value" :items="objects" label="Favourite fruit" clearable/>'),
  'select chips': v(
    [],
    '<v-select v-model="value" :items="fruits" label="Favourite fruits" multiple chips closable-chips/>',
  ),
  'select outlined rules': {
    undo: false,
    show: v(
      null,
      '<v-select v-model="value" :items="fruits" :rules="required" variant="outlined" density="compact" label="Favourite fruit"/>',
    ),
  },
  'select menu props': v(null, '<v-select v-model="value" :items="many" label="Customer" clearable/>'),
  'autocomplete objects': v(
    null,
    '<v-autocomplete v-model="value" :items="objects" label="Favourite fruit" clearable/>',
  ),
  'autocomplete async': v(
    null,
    '<v-autocomplete v-model="value" :items="fruits" label="Favourite fruit" auto-select-first variant="solo"/>',
  ),
  'combobox multiple': v([], '<v-combobox v-model="value" :items="fruits" label="Tags" multiple chips/>'),
});
