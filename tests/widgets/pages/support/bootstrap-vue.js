import { createBootstrap } from 'bootstrap-vue-next';
import * as B from 'bootstrap-vue-next';
import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-vue-next/dist/bootstrap-vue-next.css';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

export const v = (i, t) => bound(i, t, { plugins: [createBootstrap()], components: B, data: { fruits } });

export const g = (label, inner) => `<BFormGroup label="${label}">${inner}</BFormGroup>`;
