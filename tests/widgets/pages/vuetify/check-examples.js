import { v } from '../support/vuetify-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'radio column rules': {
    undo: false,
    show: v(
      '',
      '<v-radio-group v-model="value" :rules="required" column><template #label><div>Your favourite <strong>search engine</strong></div></template><v-radio value="Google"><template #label><div>Of course it is <strong class="text-success">Google</strong></div></template></v-radio><v-radio value="Duckduckgo" label="Duckduckgo"/></v-radio-group>',
    ),
  },
  'toggle mandatory': v(
    'left',
    '<div><p>Text alignment</p><v-btn-toggle v-model="value" mandatory rounded="0" group><v-btn value="left">Left</v-btn><v-btn value="center">Center</v-btn><v-btn value="right">Right</v-btn></v-btn-toggle></div>',
  ),
  'rating labels': v(
    0,
    "<div><div class=\"text-h6\">Rate our service</div><v-rating v-model=\"value\" :item-labels=\"['sad', '', '', '', 'happy']\" item-label-position=\"top\" clearable/></div>",
  ),
  'rating icons': v(
    0,
    '<div><label>Quality</label><v-rating v-model="value" empty-icon="mdi-heart-outline" full-icon="mdi-heart" color="pink" length="7" clearable/></div>',
  ),
});
