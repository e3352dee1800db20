import '../support/jquery-global.js';
import 'bootstrap-tagsinput';
import 'bootstrap-tagsinput/dist/bootstrap-tagsinput.css';
import { showCases, form } from '../support/cases.js';

const $ = window.$;

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  tagsinput: native(
    'Tags',
    '<input id="widget" type="text">',
    (el) => {
      $(el).tagsinput();
    },
    (el) => $(el).tagsinput('items'),
  ),
});
