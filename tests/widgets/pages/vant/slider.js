import { v } from '../support/vant-more.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: v(0, '<van-field label="Volume"><template #input><van-slider v-model="value" /></template></van-field>'),
});
