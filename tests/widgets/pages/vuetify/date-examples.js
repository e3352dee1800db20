import { v } from '../support/vuetify-examples.js';
import { reactive } from 'vue';
import { showCases } from '../support/cases.js';

showCases({
  'form validate on blur': (root) => {
    const model = reactive({ first: '', email: '', plan: null, terms: false });
    return {
      ...v(
        model,
        '<v-form validate-on="blur lazy" @submit.prevent><v-text-field v-model="value.first" :rules="required" label="First name"/><v-text-field v-model="value.email" :rules="mail" label="E-mail" required/><v-select v-model="value.plan" :items="[\'Basic\', \'Pro\']" :rules="required" label="Plan" required clearable/><v-checkbox v-model="value.terms" :rules="required" label="Do you agree?" required/></v-form>',
      )(root),
      state: () => ({ ...model }),
    };
  },
  'text date native': v('', '<v-text-field v-model="value" label="Check-in date" type="date"/>'),
  'text time native': v('', '<v-text-field v-model="value" label="Arrival time" type="time"/>'),
  'date input multiple': v(
    [],
    '<v-date-input v-model="value" label="Delivery days" multiple prepend-icon="" variant="outlined"/>',
  ),
  'date input min': v(
    null,
    '<v-date-input v-model="value" label="Check-in date" :min="new Date().toISOString().slice(0, 10)" hide-actions clearable prepend-icon="" prepend-inner-icon="$calendar"/>',
  ),
  'date picker dialog': {
    undo: false,
    show: v(
      null,
      '<v-dialog max-width="400"><template #activator="{ props }"><v-text-field :model-value="value ? new Date(value).toLocaleDateString(\'en\') : \'\'" label="Date of birth" prepend-inner-icon="$calendar" readonly v-bind="props"/></template><template #default="{ isActive }"><v-date-picker v-model="value" :max="new Date()" @update:model-value="isActive.value = false"/></template></v-dialog>',
    ),
  },
  'time picker ampm': {
    undo: false,
    show: v(null, '<div><h2>Arrival time</h2><v-time-picker v-model="value" format="ampm"/></div>'),
  },
  'time picker seconds menu': {
    undo: false,
    show: v(
      null,
      '<v-menu :close-on-content-click="false"><template #activator="{ props }"><v-text-field :model-value="value" label="Start time" prepend-icon="mdi-clock-time-four-outline" readonly v-bind="props"/></template><v-time-picker v-model="value" full-width/></v-menu>',
    ),
  },
});
