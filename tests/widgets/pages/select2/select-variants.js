import '../support/jquery-global.js';
import $ from 'jquery';
import select2 from 'select2/dist/js/select2.full.js';
import 'select2/dist/css/select2.css';
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

const groups = `<optgroup label="Sweet">${fruits
  .slice(0, 4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup><optgroup label="Sour">${fruits
  .slice(4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup>`;

if (typeof select2 === 'function') select2(window, $);

showCases({
  placeholder: native('Favourite fruit', '', (s) =>
    $(s).select2({ placeholder: 'Select a fruit', allowClear: true, width: '300px' }),
  ),
  tags: native(
    'Tags',
    'multiple',
    (s) => $(s).select2({ tags: true, tokenSeparators: [','], width: '300px' }),
    {},
    false,
  ),
  'no search': native('Favourite fruit', '', (s) =>
    $(s).select2({ minimumResultsForSearch: Infinity, width: '300px' }),
  ),
  groups: (root) => {
    form(root, 'Favourite fruit', `<select id="widget"><option></option>${groups}</select>`);
    const s = root.querySelector('select');
    $(s).select2({ placeholder: 'Fruit', allowClear: true, width: '300px' });
    return { state: () => s.value };
  },
  template: native('Favourite fruit', '', (s) =>
    $(s).select2({
      width: '300px',
      placeholder: 'x',
      allowClear: true,
      templateResult: (o) => $(`<span><b>*</b> ${o.text}</span>`),
    }),
  ),
  'in modal': (root) => {
    root.innerHTML = `<div id="m" role="dialog" aria-modal="true" style="position:fixed;inset:40px;background:#fff;border:1px solid"><form><label for="widget">Favourite fruit</label><select id="widget">${opts()}</select><button>Send</button></form></div>`;
    const s = root.querySelector('select');
    $(s).select2({ dropdownParent: $('#m'), width: '300px', placeholder: 'x', allowClear: true });
    return { state: () => s.value };
  },
});
