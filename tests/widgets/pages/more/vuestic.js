import { createVuestic } from 'vuestic-ui';
import 'vuestic-ui/dist/vuestic-ui.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const v = (i, t) => bound(i, t, { plugins: [createVuestic()], data: { fruits } });
showCases(
  {
    input: v('', '<va-input v-model="value" label="Full name" />'),
    textarea: v('', '<va-textarea v-model="value" label="Message" />'),
    select: v('', '<va-select v-model="value" label="Favourite fruit" :options="fruits" />'),
    'select multiple': v([], '<va-select v-model="value" label="Favourite fruits" :options="fruits" multiple />'),
    'select searchable': v('', '<va-select v-model="value" label="Favourite fruit" :options="fruits" searchable />'),
    checkbox: v(false, '<va-checkbox v-model="value" label="I accept the terms" />'),
    radio: v(
      '',
      '<va-radio v-for="o in [\'Small\',\'Large\']" :key="o" v-model="value" :option="o" name="size" :label="o" />',
    ),
    switch: v(false, '<va-switch v-model="value" label="Notifications" />'),
    slider: v(0, '<va-slider v-model="value" label="Volume" />'),
    rating: v(0, '<label>Rating</label><va-rating v-model="value" />'),
    counter: v(0, '<va-counter v-model="value" label="Quantity" />'),
    'date input': v(null, '<va-date-input v-model="value" label="Check-in date" />'),
    'date input manual': v(null, '<va-date-input v-model="value" label="Check-in date" manual-input />'),
    'time input': v(null, '<va-time-input v-model="value" label="Start time" />'),
    'color input': v('#000000', '<va-color-input v-model="value" label="Brand colour" />'),
    'button toggle': v(
      '',
      "<label>View</label><va-button-toggle v-model=\"value\" :options=\"[{label:'List',value:'List'},{label:'Grid',value:'Grid'}]\" />",
    ),
  },
  ['select', 'select searchable', 'radio', 'rating', 'time input', 'date input', 'button toggle'],
);
