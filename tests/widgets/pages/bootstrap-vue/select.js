import { v, g } from '../support/bootstrap-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  tags: v([], g('Tags', '<BFormTags v-model="value" />')),
  select: v(null, g('Favourite fruit', '<BFormSelect v-model="value" :options="fruits" />')),
});
