import VueSlider from 'vue-slider-component';
import 'vue-slider-component/theme/default.css';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const slider = (initial, label, attributes) =>
  bound(initial, `<p>${label}</p><vue-slider v-model="value" ${attributes} />`, { components: { VueSlider } });

showCases({
  slider: slider(10, 'Loan term in months', ':min="1" :max="60"'),
  range: slider([10, 40], 'Age of the guests', ':min="1" :max="80"'),
  words: slider('M', 'Size', `:data="['S', 'M', 'L', 'XL']"`),
  'words marked': slider('M', 'Size', `:data="['S', 'M', 'L', 'XL']" :marks="true"`),
});
