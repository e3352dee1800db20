import { createVuetify } from 'vuetify/lib/framework.js';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import * as labs from 'vuetify/labs/components';
import 'vuetify/styles';
import { ref, reactive } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const objects = fruits.map((title) => ({ title, value: title.toLowerCase() }));

const states = ['California', 'Colorado', 'Florida', 'Georgia', 'Texas', 'Wyoming'];

const people = [
  { type: 'subheader', title: 'Group 1' },
  { title: 'Sandra Adams', value: 'sandra adams' },
  { title: 'Ali Connors', value: 'ali connors' },
  { type: 'divider' },
  { type: 'subheader', title: 'Group 2' },
  { title: 'Trevor Hansen', value: 'trevor hansen' },
  { title: 'Tucker Smith', value: 'tucker smith' },
];

const nodes = [
  {
    id: 1,
    title: 'Applications',
    children: [
      { id: 2, title: 'Calendar' },
      { id: 3, title: 'Chrome' },
    ],
  },
  { id: 5, title: 'Documents', children: [{ id: 6, title: 'Vuetify' }] },
];

/** The documentation's search by what was typed, answered after half a second. */
function searched() {
  const [items, loading, search] = [ref([]), ref(false), ref('')];
  const look = (text) => {
    search.value = text;
    loading.value = true;
    setTimeout(() => {
      items.value = states.filter((one) => one.toLowerCase().includes((text ?? '').toLowerCase()));
      loading.value = false;
    }, 500);
  };
  return { found: items, loading, look };
}

const wrap = (inner) => `<v-app>${inner}</v-app>`;

export const v = (initial, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [createVuetify({ components: { ...components, ...labs }, directives })],
    data: {
      fruits,
      objects,
      people,
      nodes,
      ...searched(),
      isShown: ref(true),
      step: ref(1),
      required: [(x) => !!x || 'Required'],
      mail: [(x) => !!x || 'E-mail is required', (x) => /.+@.+\..+/.test(x ?? '') || 'E-mail must be valid'],
      form: reactive({ first: '', email: '', terms: false }),
    },
    wrap,
    ...extra,
  });
