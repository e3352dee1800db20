import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import { showCases, form, fruits } from '../support/cases.js';

const options = fruits.map((f) => `<option>${f}</option>`).join('');

const run = (markup, settings, extra) => (root) => {
  const element = form(root, 'Fruit', markup);
  const choices = new Choices(element, settings);
  return { state: () => choices.getValue(true) ?? '', ...extra };
};

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

const groups = `<optgroup label="Sweet">${fruits
  .slice(0, 4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup><optgroup label="Sour">${fruits
  .slice(4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup>`;

showCases({
  single: {
    ci: true,
    undo: false,
    show: run(`<select id="widget"><option value="">Pick one</option>${options}</select>`, {}),
  },
  'single removable': {
    ci: true,
    show: run(`<select id="widget"><option value="">Pick one</option>${options}</select>`, {
      removeItemButton: true,
    }),
  },
  multiple: { ci: true, show: run(`<select id="widget" multiple>${options}</select>`, { removeItemButton: true }) },
  tags: { ci: true, show: run('<input id="widget">', { removeItemButton: true }) },
  text: (root) => {
    const choices = new Choices(form(root, 'Tags', '<input id="widget">'), { removeItemButton: true });
    return { state: () => choices.getValue(true) };
  },
  grouped: (root) => {
    form(root, 'Favourite fruit', `<select id="widget"><option value="">Choose a fruit</option>${groups}</select>`);
    const s = root.querySelector('select');
    new Choices(s, { removeItemButton: true });
    return { state: () => s.value };
  },
  'text unique': input('Tags', 'type="text"', (i) => {
    const c = new Choices(i, { removeItemButton: true, duplicateItemsAllowed: false });
    return () => c.getValue(true);
  }),
  'no search': native('Favourite fruit', '', (s) => new Choices(s, { searchEnabled: false, itemSelectText: '' })),
});
