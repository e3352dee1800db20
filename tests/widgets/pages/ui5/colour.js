import '../support/ui5.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': {
    undo: false,
    show: component('<ui5-color-picker id="widget"></ui5-color-picker>', valueOf, {
      events: ['ui5-change'],
    }),
  },
});
