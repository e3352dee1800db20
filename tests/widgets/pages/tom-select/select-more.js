import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import { form, fruits, showCases } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;

const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');

const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);

const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);

showCases({
  create: (root) => {
    const tom = new TomSelect(form(root, 'Tags', '<input id="widget">'), { create: true, persist: false });
    return { state: () => tom.getValue() };
  },
  remote: {
    undo: false,
    show: (root) => {
      const tom = new TomSelect(form(root, 'Favourite fruit', '<select id="widget"></select>'), {
        valueField: 'id',
        labelField: 'title',
        searchField: 'title',
        load: (query, done) =>
          setTimeout(
            () =>
              done(
                fruits
                  .filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))
                  .map((title) => ({ id: title, title })),
              ),
            150,
          ),
      });
      return { state: () => tom.getValue() };
    },
  },
  clear: (root) => {
    const tom = new TomSelect(one(root), { plugins: ['clear_button'] });
    return { state: () => tom.getValue() };
  },
  remove: (root) => {
    const tom = new TomSelect(many(root), { plugins: ['remove_button', 'checkbox_options'] });
    return { state: () => tom.getValue() };
  },
});
