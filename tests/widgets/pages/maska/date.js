import { field } from '../support/maska.js';
import { MaskInput } from 'maska';
import { showCases } from '../support/cases.js';

showCases({
  date: (root) => {
    const input = field(root, 'Date of birth', 'data-maska="##/##/####"');
    let state = '';
    new MaskInput(input, { onMaska: ({ masked: text }) => (state = text) });
    return { state: () => state };
  },
});
