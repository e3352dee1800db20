import { fk } from '../support/formkit.js';
import { showCases } from '../support/cases.js';

showCases({
  select: fk(
    '',
    '<FormKit type="select" v-model="value" label="Favourite fruit" :options="fruits" placeholder="Choose" />',
  ),
});
