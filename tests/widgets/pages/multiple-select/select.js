import '../support/jquery-global.js';
import 'multiple-select';
import 'multiple-select/dist/multiple-select.css';
import { showCases, form, fruits } from '../support/cases.js';

const $ = window.$;

const opts = fruits.map((f) => `<option>${f}</option>`).join('');

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  'multiple-select': native(
    'Favourite fruit',
    `<select id="widget" multiple>${opts}</select>`,
    (el) => {
      $(el).multipleSelect();
    },
    (el) => $(el).val(),
  ),
  single: native(
    'Favourite fruit',
    `<select id="widget"><option value="">Choose</option>${opts}</select>`,
    (el) => {
      $(el).multipleSelect({ filter: true });
    },
    (el) => $(el).val(),
  ),
});
