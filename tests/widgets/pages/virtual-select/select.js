import 'virtual-select-plugin/dist/virtual-select.min.js';
import 'virtual-select-plugin/dist/virtual-select.min.css';
import { showCases, form, fruits } from '../support/cases.js';

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  'virtual-select': native(
    'Favourite fruit',
    '<div id="widget"></div>',
    (el) => {
      VirtualSelect.init({ ele: '#widget', options: fruits.map((f) => ({ label: f, value: f })), search: true });
    },
    () => document.querySelector('#widget').value,
  ),
  multiple: native(
    'Favourite fruit',
    '<div id="widget"></div>',
    (el) => {
      VirtualSelect.init({ ele: '#widget', multiple: true, options: fruits.map((f) => ({ label: f, value: f })) });
    },
    () => document.querySelector('#widget').value,
  ),
});
