import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': v('#ff0000', '<div><p>Favourite colour</p><v-color-picker v-model="value" mode="hexa"/></div>'),
});
