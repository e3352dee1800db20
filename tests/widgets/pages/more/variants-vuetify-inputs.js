import { createVuetify } from 'vuetify/lib/framework.js';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import * as labs from 'vuetify/labs/components';
import 'vuetify/styles';
import { vuetifyCases } from '../support/vuetify-cases.js';
import { showCases } from '../support/cases.js';

showCases(vuetifyCases(() => createVuetify({ components: { ...components, ...labs }, directives })).inputs);
