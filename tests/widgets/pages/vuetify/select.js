import { v } from '../support/vuetify.js';
import { showCases } from '../support/cases.js';

showCases({
  select: { ci: true, undo: false, show: v(null, '<v-select v-model="value" :items="fruits" label="Fruit"/>') },
  'select clearable': v(null, '<v-select v-model="value" :items="fruits" label="Fruit" clearable/>'),
  'select multiple': v([], '<v-select v-model="value" :items="fruits" label="Fruit" multiple/>'),
  autocomplete: { ci: true, show: v(null, '<v-autocomplete v-model="value" :items="fruits" label="Fruit"/>') },
  'autocomplete chips': {
    ci: true,
    show: v([], '<v-autocomplete v-model="value" :items="fruits" label="Fruit" multiple chips/>'),
  },
  combobox: { ci: true, show: v(null, '<v-combobox v-model="value" :items="fruits" label="Fruit"/>') },
});
