import { n } from '../support/naive-ui-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  color: n(
    null,
    '<n-color-picker v-model:value="value" :modes="[\'hex\']" :show-alpha="false" :actions="[\'clear\']"/>',
    { label: 'Favourite colour' },
  ),
});
