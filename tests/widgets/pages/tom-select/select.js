import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import { showCases, form, fruits } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((f) => `<option>${f}</option>`).join('')}`;

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

const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };

showCases({
  select: {
    ci: true,
    undo: false,
    show: (root) => {
      const t = new TomSelect(form(root, 'Fruit', `<select id="widget">${options}</select>`), {});
      return { state: () => t.getValue() };
    },
  },
  multiple: {
    ci: true,
    show: (root) => {
      const t = new TomSelect(form(root, 'Fruit', `<select id="widget" multiple>${options}</select>`), {});
      return { state: () => t.getValue() };
    },
  },
  single: {
    ci: true,
    show: native(
      'Favourite fruit',
      '',
      (s) => new TomSelect(s, { create: false, allowEmptyOption: true, plugins: ['clear_button'] }),
    ),
  },
  'multiple remove': {
    ci: true,
    show: native('Favourite fruits', 'multiple', (s) => new TomSelect(s, { plugins: ['remove_button'] }), {}, false),
  },
  create: native('Tags', 'multiple', (s) => new TomSelect(s, { create: true, persist: false }), {}, false),
  'input tags': input('Tags', '', (i) => void new TomSelect(i, { create: true })),
  remote: native('Favourite fruit', '', (s) => {
    s.innerHTML = '';
    new TomSelect(s, {
      valueField: 'v',
      labelField: 't',
      searchField: 't',
      preload: false,
      load: (q, cb) =>
        setTimeout(
          () => cb(fruits.filter((f) => f.toLowerCase().includes(q.toLowerCase())).map((t) => ({ v: t, t }))),
          300,
        ),
    });
  }),
  'dropdown input': native('Favourite fruit', '', (s) => new TomSelect(s, { plugins: ['dropdown_input'] })),
});
