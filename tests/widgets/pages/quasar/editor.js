import { q } from '../support/quasar-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  editor: q('', '<div>Description</div><q-editor v-model="value" min-height="5rem" />'),
});
