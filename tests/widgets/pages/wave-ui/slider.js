import { wave } from '../support/wave-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: wave(0, '<p>Volume</p><w-slider v-model="value" thumb-label />'),
  'slider step': wave(20, '<w-slider v-model="value" :step="10" label-left="Brightness" />'),
});
