import { fk } from '../support/formkit.js';
import { showCases } from '../support/cases.js';

showCases({
  range: { undo: false, show: fk('', '<FormKit type="range" v-model="value" label="Volume" />') },
});
