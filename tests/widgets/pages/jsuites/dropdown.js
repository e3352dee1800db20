import jSuites from 'jsuites';
import 'jsuites/dist/jsuites.css';
import { form, fruits, showCases } from '../support/cases.js';

const dropdown =
  (label, options = {}) =>
  (root) => {
    const list = jSuites.dropdown(form(root, label, '<div id="widget"></div>'), {
      data: fruits,
      width: '250px',
      ...options,
    });
    return { state: () => list.getValue() };
  };

showCases({
  dropdown: dropdown('Favourite fruit'),
  autocomplete: { undo: false, show: dropdown('Favourite fruit', { autocomplete: true }) },
  'autocomplete multiple': {
    undo: false,
    show: dropdown('Favourite fruits', { autocomplete: true, multiple: true }),
  },
});
