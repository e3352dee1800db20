import { v } from '../support/vuetify.js';
import { showCases } from '../support/cases.js';

showCases({
  select: { undo: false, show: v(null, '<v-select v-model="value" :items="fruits" label="Fruit"/>') },
  'select clearable': v(null, '<v-select v-model="value" :items="fruits" label="Fruit" clearable/>'),
  'select multiple': v([], '<v-select v-model="value" :items="fruits" label="Fruit" multiple/>'),
  autocomplete: { show: v(null, '<v-autocomplete v-model="value" :items="fruits" label="Fruit"/>') },
  'autocomplete chips': {
    show: v([], '<v-autocomplete v-model="value" :items="fruits" label="Fruit" multiple chips/>'),
  },
  combobox: { show: v(null, '<v-combobox v-model="value" :items="fruits" label="Fruit"/>') },
});
