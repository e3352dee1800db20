import { page, item, native } from '../support/framework7.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((name) => `<option value="${name.toLowerCase()}">${name}</option>`).join('');

const smart = (label, select, data = '') =>
  `<li><a class="item-link smart-select smart-select-init" data-open-in="${data}">${select}<div class="item-content"><div class="item-inner"><div class="item-title">${label}</div></div></div></a></li>`;

showCases({
  'smart select popup': (root) => {
    page(
      root,
      smart(
        'Favourite fruit',
        `<select name="fruit"><option value="" selected>Choose</option>${options}</select>`,
        'popup',
      ),
    );
    return native('select')(root);
  },
  'smart select sheet multiple': (root) => {
    page(root, smart('Favourite fruits', `<select name="fruits" multiple>${options}</select>`, 'sheet'));
    return { state: () => [...root.querySelector('select').selectedOptions].map(({ value }) => value) };
  },
  picker: {
    undo: false,
    show: (root) => {
      const app = page(
        root,
        item('Favourite fruit', '<input type="text" placeholder="Your fruit" readonly id="picker">'),
      );
      const picker = app.picker.create({
        inputEl: root.querySelector('#picker'),
        cols: [{ textAlign: 'center', values: fruits }],
      });
      return { state: () => root.querySelector('#picker').value && picker.value };
    },
  },
  autocomplete: (root) => {
    const app = page(root, item('Favourite fruit', '<input type="text" placeholder="Fruit" id="auto">'));
    app.autocomplete.create({
      inputEl: root.querySelector('#auto'),
      openIn: 'dropdown',
      source: (query, render) =>
        render(query ? fruits.filter((name) => name.toLowerCase().includes(query.toLowerCase())) : []),
    });
    return native('#auto')(root);
  },
});
