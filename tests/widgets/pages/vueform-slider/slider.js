import Slider from '@vueform/slider';
import '@vueform/slider/themes/default.css';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = { Slider };

const small = (initial, inner, extra = {}) => bound(initial, inner, { components, ...extra });

showCases({
  slider: small(20, '<label>Volume</label><div style="margin: 50px 0"><Slider v-model="value" /></div>'),
  'slider range': small(
    [20, 40],
    '<label id="price">Price range</label><div style="margin: 50px 0"><Slider v-model="value" :step="5" /></div>',
  ),
});
