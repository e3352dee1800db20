import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'checkbox multiple': v(
    [],
    '<div><v-checkbox v-for="f in fruits.slice(0, 3)" :key="f" v-model="value" :label="f" :value="f"/></div>',
  ),
  'checkbox btn': v(false, '<v-checkbox-btn v-model="value" label="I accept the terms"/>'),
  'switch inset': v('no', '<v-switch v-model="value" inset label="Gift wrapping" true-value="yes" false-value="no"/>'),
  'radio inline': {
    undo: false,
    show: v(
      '',
      '<v-radio-group v-model="value" inline label="Plan"><v-radio label="Basic" value="basic"/><v-radio label="Pro" value="pro"/></v-radio-group>',
    ),
  },
  'rating half': v(0, '<v-rating v-model="value" half-increments hover clearable/>'),
  'rating label': v(0, '<div><label>Rating</label><v-rating v-model="value" clearable/></div>'),
  'chip group': v(
    null,
    '<v-chip-group v-model="value" selected-class="text-primary"><v-chip v-for="f in fruits.slice(0, 4)" :key="f" :value="f">{{ f }}</v-chip></v-chip-group>',
  ),
  'chip group filter': v(
    [],
    '<div><h4>Amenities</h4><v-chip-group v-model="value" column multiple><v-chip v-for="f in [\'Elevator\', \'Washer\', \'Wheelchair\']" :key="f" filter variant="outlined" :value="f">{{ f }}</v-chip></v-chip-group></div>',
  ),
  'toggle multiple': v(
    [],
    '<v-btn-toggle v-model="value" multiple><v-btn value="bold" aria-label="Bold">B</v-btn><v-btn value="italic" aria-label="Italic">I</v-btn></v-btn-toggle>',
  ),
});
