import { field } from '../support/lyne.js';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  'form field input': component(field('First name', '<input id="widget">'), valueOf),
});
