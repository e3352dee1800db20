import { fk } from '../support/formkit.js';
import { showCases } from '../support/cases.js';

showCases({
  radio: {
    undo: false,
    show: fk('', '<FormKit type="radio" v-model="value" label="Favourite fruit" :options="fruits" />'),
  },
});
