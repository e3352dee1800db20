import SlimSelect from 'slim-select';
import 'slim-select/styles';
import { showCases, fruits, form } from '../support/cases.js';

const opts = (blank = true) =>
  `${blank ? '<option value=""></option>' : ''}${fruits.map((f) => `<option value="${f.toLowerCase()}">${f}</option>`).join('')}`;

const native =
  (label, attrs, start, extra = {}, blank = true) =>
  (root) => {
    form(root, label, `<select id="widget" ${attrs}>${opts(blank)}</select>`);
    const select = root.querySelector('select');
    start(select);
    return {
      state: () => (select.multiple ? [...select.selectedOptions].map((o) => o.value) : select.value),
      ...extra,
    };
  };

showCases({
  single: native('Favourite fruit', '', (s) => new SlimSelect({ select: s, settings: { allowDeselect: true } })),
  multiple: native('Favourite fruits', 'multiple', (s) => new SlimSelect({ select: s }), {}, false),
  search: native(
    'Favourite fruit',
    '',
    (s) => new SlimSelect({ select: s, settings: { showSearch: true, searchPlaceholder: 'Search' } }),
  ),
});
