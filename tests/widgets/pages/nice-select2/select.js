import * as niceSelect from 'nice-select2';
import 'nice-select2/dist/css/nice-select2.css';
import { form, fruits, showCases } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;

const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);

showCases({
  'nice-select2': {
    undo: false,
    show: (root) => {
      const select = one(root);
      new (niceSelect.default?.default ?? niceSelect.default ?? niceSelect.bind)(select, { searchable: true });
      let heard = '';
      select.addEventListener('change', () => (heard = select.value));
      return { state: () => heard };
    },
  },
});
