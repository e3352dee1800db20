import Awesomplete from 'awesomplete';
import 'awesomplete/awesomplete.css';
import { showCases, form, fruits } from '../support/cases.js';

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  awesomplete: native('Favourite fruit', '<input id="widget">', (el) => {
    new Awesomplete(el, { list: fruits, minChars: 1 });
  }),
});
