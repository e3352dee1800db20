import { createVuetify } from 'vuetify/lib/framework.js';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import 'vuetify/styles';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const wrap = (inner) => `<v-app>${inner}</v-app>`;

export const v = (initial, inner, extra) =>
  bound(initial, inner, { plugins: [createVuetify({ components, directives })], data: { fruits }, wrap, ...extra });
