import { b } from '../support/buefy.js';
import { showCases } from '../support/cases.js';

showCases({
  autocomplete: b(
    '',
    "<b-field label=\"City\"><b-autocomplete v-model=\"value\" :data=\"['Paris','Berlin','Rome'].filter(x=>x.toLowerCase().includes((value||'').toLowerCase()))\" open-on-focus /></b-field>",
  ),
  dropdown: {
    undo: false,
    show: b(
      '',
      '<b-field label="Favourite fruit"><b-dropdown v-model="value" aria-role="list"><template #trigger><button type="button">{{value || "Choose"}}</button></template><b-dropdown-item v-for="f in fruits" :key="f" :value="f" aria-role="listitem">{{f}}</b-dropdown-item></b-dropdown></b-field>',
    ),
  },
  tags: b([], '<b-field label="Tags"><b-taginput v-model="value" /></b-field>'),
});
