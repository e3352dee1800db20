import { vMaska } from 'maska/vue';
import { bound } from './vue-case.js';

const setup = (app) => app.directive('maska', { beforeMount: vMaska, updated: vMaska });

export const vue = (label, input) => bound('', `<label>${label} ${input}</label>`, { plugins: [{ install: setup }] });
