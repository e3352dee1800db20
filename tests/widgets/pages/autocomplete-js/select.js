import autoComplete from '@tarekraafat/autocomplete.js';
import '@tarekraafat/autocomplete.js/dist/css/autoComplete.02.css';
import { showCases, form, fruits } from '../support/cases.js';

showCases({
  'autoComplete.js': (root) => {
    const el = form(root, 'Favourite fruit', '<input id="widget" type="search">');
    new autoComplete({
      selector: '#widget',
      data: { src: fruits },
      resultItem: { highlight: true },
      events: {
        input: {
          selection: (e) => {
            el.value = e.detail.selection.value;
          },
        },
      },
    });
    return { state: () => el.value };
  },
});
