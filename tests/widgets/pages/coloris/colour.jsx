import Coloris from '@melloware/coloris';
import '@melloware/coloris/dist/coloris.css';
import { form, showCases } from '../support/cases.js';

showCases({
  coloris: {
    ci: true,
    show: (root) => {
      const input = form(root, 'Colour', '<input id="widget" type="text" data-coloris>');
      Coloris.init();
      Coloris({ el: '#widget' });
      let heard = '';
      input.addEventListener('change', () => (heard = input.value));
      return { state: () => heard };
    },
  },
});
