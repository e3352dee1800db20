import SlimSelect from 'slim-select';
import 'slim-select/styles';
import { showCases, form, fruits } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((f) => `<option>${f}</option>`).join('')}`;

const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');

const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);

showCases({
  select: {
    ci: true,
    undo: false,
    show: (root) => {
      const s = new SlimSelect({ select: form(root, 'Fruit', `<select id="widget">${options}</select>`) });
      return { state: () => s.getSelected()[0] ?? '' };
    },
  },
  multiple: {
    ci: true,
    show: (root) => {
      const slim = new SlimSelect({ select: many(root) });
      return { state: () => slim.getSelected() };
    },
  },
  deselect: {
    ci: true,
    show: (root) => {
      const slim = new SlimSelect({
        select: form(
          root,
          'Favourite fruit',
          `<select id="widget"><option data-placeholder="true"></option>${manyOptions}</select>`,
        ),
        settings: { allowDeselect: true },
      });
      return { state: () => slim.getSelected()[0] ?? '' };
    },
  },
  taggable: {
    ci: true,
    show: (root) => {
      const slim = new SlimSelect({ select: many(root), events: { addable: (value) => value } });
      return { state: () => slim.getSelected() };
    },
  },
});
