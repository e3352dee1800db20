import { createVuetify } from 'vuetify/lib/framework.js';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import 'vuetify/styles';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const objects = fruits.map((title) => ({ title, value: title.toLowerCase() }));

const many = Array.from({ length: 1000 }, (_, i) => `Customer ${i + 1}`);

const wrap = (inner) => `<v-app>${inner}</v-app>`;

export const v = (initial, inner, extra) =>
  bound(initial, inner, {
    plugins: [createVuetify({ components, directives })],
    data: { fruits, objects, many, required: [(x) => !!x || 'Required'] },
    wrap,
    ...extra,
  });
