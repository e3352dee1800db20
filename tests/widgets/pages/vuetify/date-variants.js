import { v } from '../support/vuetify-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker inline': { undo: false, show: v(null, '<v-date-picker v-model="value"/>') },
  'date menu': {
    undo: false,
    show: v(
      null,
      '<v-menu :close-on-content-click="false"><template #activator="{ props }"><v-text-field :model-value="value ? new Date(value).toLocaleDateString(\'en\') : \'\'" label="Check-in date" readonly v-bind="props"/></template><v-date-picker v-model="value"/></v-menu>',
    ),
  },
  'date input range': v(null, '<v-date-input v-model="value" label="Travel dates" multiple="range"/>'),
  'time picker inline': { undo: false, show: v(null, '<v-time-picker v-model="value" format="24hr"/>') },
  'time menu': {
    undo: false,
    show: v(
      null,
      '<v-menu :close-on-content-click="false"><template #activator="{ props }"><v-text-field :model-value="value" label="Arrival time" readonly v-bind="props"/></template><v-time-picker v-model="value" format="24hr"/></v-menu>',
    ),
  },
});
