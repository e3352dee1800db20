import { field } from '../support/maska.js';
import { MaskInput } from 'maska';
import { form, showCases } from '../support/cases.js';

const input = (root, label, attributes = '') => form(root, label, `<input id="widget" ${attributes}>`);

showCases({
  phone: {
    ci: true,
    show: (root) => {
      const element = input(root, 'Phone');
      let state = '';
      new MaskInput(element, { mask: '(###) ###-####', onMaska: ({ unmasked }) => (state = unmasked) });
      return { state: () => state, text: '2025550143', wantState: '2025550143' };
    },
  },
  card: {
    ci: true,
    show: (root) => {
      const element = input(root, 'Card number', 'data-maska="#### #### #### ####"');
      let state = '';
      new MaskInput(element, { onMaska: ({ unmasked }) => (state = unmasked) });
      return { state: () => state, text: '4242424242424242', wantState: '4242424242424242' };
    },
  },
  number: {
    ci: true,
    show: (root) => {
      const input = field(root, 'Amount');
      let state = '';
      new MaskInput(input, { number: { locale: 'en', fraction: 2 }, onMaska: ({ unmasked }) => (state = unmasked) });
      return { state: () => state };
    },
  },
  eager: (root) => {
    const input = field(root, 'Phone', 'data-maska="+1 (###) ###-####" data-maska-eager');
    let state = '';
    new MaskInput(input, { onMaska: ({ unmasked }) => (state = unmasked) });
    return { state: () => state };
  },
});
