import accessibleAutocomplete from 'accessible-autocomplete';
import 'accessible-autocomplete/src/autocomplete.css';
import { showCases, form, fruits } from '../support/cases.js';

const opts = fruits.map((f) => `<option>${f}</option>`).join('');

showCases({
  'accessible autocomplete': {
    undo: false,
    show: (root) => {
      let m = '';
      const el = form(root, 'Country', '<div id="box"></div>');
      accessibleAutocomplete({
        element: root.querySelector('#box'),
        id: 'widget',
        source: ['France', 'Germany', 'Italy', 'Spain'],
        onConfirm: (v) => {
          if (v) m = v;
        },
      });
      return { state: () => m };
    },
  },
  'accessible autocomplete select': {
    undo: false,
    show: (root) => {
      const el = form(root, 'Favourite fruit', `<select id="widget"><option value=""></option>${opts}</select>`);
      accessibleAutocomplete.enhanceSelectElement({ selectElement: el, defaultValue: '' });
      return { state: () => el.value };
    },
  },
});
