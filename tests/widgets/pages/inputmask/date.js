import Inputmask from 'inputmask';
import { showCases, form } from '../support/cases.js';

showCases({
  date: {
    ci: true,
    show: (root) => {
      const i = form(root, 'Phone', '<input id="widget">');
      Inputmask('(999) 999-9999').mask(i);
      return { state: () => i.inputmask.unmaskedvalue(), text: '(202) 555-0143', wantState: '2025550143' };
    },
  },
});
