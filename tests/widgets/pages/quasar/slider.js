import { q } from '../support/quasar-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: q(10, '<div>Volume</div><q-slider v-model="value" :min="0" :max="50" />'),
  'slider markers': q(
    2,
    '<div>Guests</div><q-slider v-model="value" :min="1" :max="8" markers snap label :step="1" />',
  ),
  'slider vertical': q(10, '<div>Level</div><q-slider v-model="value" vertical :min="0" :max="50" />'),
  range: q({ min: 10, max: 20 }, '<div>Price range</div><q-range v-model="value" :min="0" :max="50" label />'),
  knob: q(20, '<div>Brightness</div><q-knob v-model="value" show-value :min="0" :max="100" />'),
});
