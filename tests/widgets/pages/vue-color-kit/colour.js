import { ColorPicker } from 'vue-color-kit';
import 'vue-color-kit/dist/vue-color-kit.css';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = { ColorPicker };

const small = (initial, inner, extra = {}) => bound(initial, inner, { components, ...extra });

showCases({
  colour: small(
    '#59c7f9',
    '<label>Favourite colour</label><ColorPicker theme="light" :color="value" :sucker-hide="true" @changeColor="(color) => (value = color.hex)" />',
  ),
});
