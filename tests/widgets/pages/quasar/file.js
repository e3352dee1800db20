import { q } from '../support/quasar-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  file: q(null, '<q-file v-model="value" label="Document" clearable />'),
  'file multiple': q(null, '<q-file filled v-model="value" label="Pick files" multiple use-chips append counter />'),
});
