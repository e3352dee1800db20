import { input } from '../support/cleave-variants.js';
import Cleave from 'cleave.js';
import { showCases } from '../support/cases.js';

showCases({
  card: input('Card number', '', (i) => {
    const c = new Cleave(i, { creditCard: true });
    return () => c.getRawValue();
  }),
  blocks: input(
    'Customer number',
    '',
    (i) => void new Cleave(i, { blocks: [2, 3, 4], delimiter: '-', uppercase: true, prefix: 'CU' }),
  ),
});
