import { q } from '../support/quasar-variants.js';
import { quasar } from '../support/quasar.js';
import { showCases } from '../support/cases.js';

showCases({
  'option group': {
    undo: false,
    show: quasar('', '<div>Favourite fruit</div><q-option-group v-model="value" :options="objects" />'),
  },
  'button toggle': {
    undo: false,
    show: quasar(
      '',
      "<div>Size</div><q-btn-toggle v-model=\"value\" :options=\"[{label: 'Small', value: 'small'}, {label: 'Large', value: 'large'}]\" />",
    ),
  },
  'option group checkbox': q(
    [],
    '<div>Favourite fruits</div><q-option-group v-model="value" type="checkbox" :options="objects" />',
  ),
  'option group toggle': q(
    [],
    '<div>Notifications</div><q-option-group v-model="value" type="toggle" :options="objects.slice(0, 3)" inline />',
  ),
  radio: {
    undo: false,
    show: q(
      '',
      '<div>Size</div><q-radio v-model="value" val="small" label="Small" /><q-radio v-model="value" val="large" label="Large" />',
    ),
  },
  'checkbox array': q(
    [],
    '<div>Toppings</div><q-checkbox v-model="value" val="cheese" label="Cheese" /><q-checkbox v-model="value" val="olives" label="Olives" />',
  ),
  'checkbox values': q(
    'no',
    '<q-checkbox v-model="value" true-value="yes" false-value="no" label="I accept the license" />',
  ),
  'toggle accept': q(false, '<q-toggle v-model="value" label="I accept the license and terms" />'),
  'toggle values': q('off', '<q-toggle v-model="value" true-value="on" false-value="off" label="Newsletter" />'),
  rating: q(0, '<div>Rating</div><q-rating v-model="value" size="2em" :max="5" />'),
  'rating icons': q(
    0,
    '<div>How was it?</div><q-rating v-model="value" size="2em" icon="favorite_border" icon-selected="favorite" color="red-7" />',
  ),
  'chips select': q(
    [],
    '<div>Toppings</div><q-option-group v-model="value" type="checkbox" inline :options="objects.slice(0, 4)" />',
  ),
  'tree tick': q(
    [],
    '<div>Categories</div><q-tree :nodes="tree" node-key="label" tick-strategy="leaf" v-model:ticked="value" default-expand-all />',
  ),
});
