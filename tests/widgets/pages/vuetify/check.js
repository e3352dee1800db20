import { v } from '../support/vuetify.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { show: v(false, '<v-checkbox v-model="value" label="Terms"/>') },
  switch: { show: v(false, '<v-switch v-model="value" label="Gift wrapping"/>') },
  radio: {
    undo: false,
    show: v(
      '',
      '<v-radio-group v-model="value" label="Plan"><v-radio label="A" value="a"/><v-radio label="B" value="b"/></v-radio-group>',
    ),
  },
  rating: { undo: false, show: v(0, '<v-rating v-model="value"/>') },
  'button toggle': {
    show: v(null, '<v-btn-toggle v-model="value"><v-btn value="s">S</v-btn><v-btn value="m">M</v-btn></v-btn-toggle>'),
  },
});
