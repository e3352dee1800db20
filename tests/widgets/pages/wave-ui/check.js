import { wave } from '../support/wave-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: wave(false, '<w-checkbox v-model="value">I accept the terms</w-checkbox>'),
  checkboxes: wave(
    [],
    '<w-form-element><p>Toppings</p><w-checkboxes v-model="value" :items="toppings" /></w-form-element>',
  ),
  radios: { undo: false, show: wave(undefined, '<p>Size</p><w-radios v-model="value" :items="sizes" />') },
  switch: wave(false, '<w-switch v-model="value" label="Gift wrapping" />'),
  rating: {
    undo: false,
    show: wave(0, '<div class="w-flex"><span class="label">Rating</span><w-rating v-model="value" /></div>'),
  },
});
