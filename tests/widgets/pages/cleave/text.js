import Cleave from 'cleave.js';
import { showCases, form } from '../support/cases.js';

showCases({
  card: (root) => {
    const c = new Cleave(form(root, 'Card number', '<input id="widget">'), { creditCard: true });
    return { state: () => c.getRawValue(), text: '4242424242424242', wantState: '4242424242424242' };
  },
});
