import '../support/web-components.js';
import { component, valueOf } from '../support/component-case.js';
import { showCasesOfCi } from '../support/cases.js';

showCasesOfCi({
  'checkbox of internals': {
    show: component('<quiet-checkbox id="widget">I accept the terms</quiet-checkbox>', valueOf),
  },
  'switch of internals': {
    show: component('<label for="widget">Dark mode</label> <quiet-switch id="widget"></quiet-switch>', valueOf),
  },
  'radio group of internals': {
    undo: false,
    show: component(
      '<quiet-radio-group id="widget" aria-label="Plan"><quiet-radio value="basic">Basic</quiet-radio> <quiet-radio value="pro">Pro</quiet-radio> <quiet-radio value="team">Team</quiet-radio></quiet-radio-group>',
      valueOf,
    ),
  },
});
