import Buefy from 'buefy';
import 'buefy/dist/css/buefy.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const b = (i, t) => bound(i, t, { plugins: [Buefy], data: { fruits } });
showCases(
  {
    'buefy autocomplete': b(
      '',
      "<b-field label=\"City\"><b-autocomplete v-model=\"value\" :data=\"['Paris','Berlin','Rome'].filter(x=>x.toLowerCase().includes((value||'').toLowerCase()))\" open-on-focus /></b-field>",
    ),
    'buefy datepicker': b(
      null,
      '<b-field label="Check-in date"><b-datepicker v-model="value" placeholder="Click to select..." /></b-field>',
    ),
    'buefy datepicker editable': b(
      null,
      '<b-field label="Check-in date"><b-datepicker v-model="value" editable /></b-field>',
    ),
    'buefy timepicker': b(null, '<b-field label="Start time"><b-timepicker v-model="value" /></b-field>'),
    'buefy dropdown': b(
      '',
      '<b-field label="Favourite fruit"><b-dropdown v-model="value" aria-role="list"><template #trigger><button type="button">{{value || "Choose"}}</button></template><b-dropdown-item v-for="f in fruits" :key="f" :value="f" aria-role="listitem">{{f}}</b-dropdown-item></b-dropdown></b-field>',
    ),
    'buefy tags': b([], '<b-field label="Tags"><b-taginput v-model="value" /></b-field>'),
    'buefy number': b(1, '<b-field label="Quantity"><b-numberinput v-model="value" /></b-field>'),
    'buefy rate': b(0, '<b-field label="Rating"><b-rate v-model="value" /></b-field>'),
    'buefy slider': b(0, '<b-field label="Volume"><b-slider v-model="value" /></b-field>'),
    'buefy switch': b(false, '<b-field><b-switch v-model="value">Enable notifications</b-switch></b-field>'),
    'buefy radio button': b(
      '',
      '<b-field label="Size"><b-radio-button v-model="value" native-value="Small"><span>Small</span></b-radio-button><b-radio-button v-model="value" native-value="Large"><span>Large</span></b-radio-button></b-field>',
    ),
  },
  ['buefy dropdown', 'buefy rate', 'buefy radio button', 'buefy datepicker', 'buefy timepicker'],
);
