import WaveUI from 'wave-ui';
import 'wave-ui/dist/wave-ui.css';
import { h } from 'vue';
import { fruits, showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const data = {
  fruits: fruits.map((label) => ({ label, value: label.toLowerCase() })),
  toppings: ['Cheese', 'Ham', 'Olives'].map((label) => ({ label, value: label.toLowerCase() })),
  sizes: ['Small', 'Medium', 'Large'].map((label) => ({ label, value: label.toLowerCase() })),
};
const wave = (initial, inner, extra = {}) =>
  bound(initial, inner, { plugins: [[WaveUI, {}]], data, wrap: (inner) => `<w-app>${inner}</w-app>`, ...extra });

showCases(
  {
    input: wave('', '<w-input v-model="value" label="Full name" />'),
    'input outline': wave(
      '',
      '<w-input v-model="value" label="City" outline placeholder="Your city" label-position="left" />',
    ),
    textarea: wave('', '<w-textarea v-model="value" label="Message" />'),
    number: wave('', '<w-input v-model="value" type="number" label="Quantity" :min="1" :max="10" />'),
    select: wave(undefined, '<w-select v-model="value" :items="fruits" label="Favourite fruit" />'),
    'select outline': wave(
      undefined,
      '<w-select v-model="value" :items="fruits" outline placeholder="Please select one">Favourite fruit</w-select>',
    ),
    'select multiple': wave([], '<w-select v-model="value" :items="fruits" multiple label="Favourite fruits" />'),
    autocomplete: wave(undefined, '<w-autocomplete v-model="value" :items="fruits" label="Favourite fruit" />'),
    checkbox: wave(false, '<w-checkbox v-model="value">I accept the terms</w-checkbox>'),
    checkboxes: wave(
      [],
      '<w-form-element><p>Toppings</p><w-checkboxes v-model="value" :items="toppings" /></w-form-element>',
    ),
    radios: wave(undefined, '<p>Size</p><w-radios v-model="value" :items="sizes" />'),
    switch: wave(false, '<w-switch v-model="value" label="Notifications" />'),
    rating: wave(0, '<div class="w-flex"><span class="label">Rating</span><w-rating v-model="value" /></div>'),
    slider: wave(0, '<p>Volume</p><w-slider v-model="value" thumb-label />'),
    'slider step': wave(20, '<w-slider v-model="value" :step="10" label-left="Brightness" />'),
  },
  ['select', 'select outline', 'radios', 'rating'],
);
