import '../support/jquery-global.js';
import 'corejs-typeahead/dist/typeahead.jquery.js';
import { showCases, form, fruits } from '../support/cases.js';

const $ = window.$;

const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};

showCases({
  typeahead: native(
    'Favourite fruit',
    '<input id="widget">',
    (el) => {
      $(el).typeahead(
        { hint: true, highlight: true, minLength: 1 },
        { name: 'f', source: (q, cb) => cb(fruits.filter((f) => f.toLowerCase().includes(q.toLowerCase()))) },
      );
    },
    (el) => $(el).typeahead('val'),
  ),
});
