import '../support/jquery-global.js';
import $ from 'jquery';
import '@selectize/selectize';
import '@selectize/selectize/dist/css/selectize.css';
import { form, fruits, showCases } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;

const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');

const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);

const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);

showCases({
  selectize: {
    ci: true,
    undo: false,
    show: (root) => {
      const [select] = $(one(root)).selectize();
      return { state: () => select.selectize.getValue() };
    },
  },
  multiple: {
    ci: true,
    show: (root) => {
      const [select] = $(many(root)).selectize();
      return { state: () => select.selectize.getValue() };
    },
  },
  tags: {
    ci: true,
    show: (root) => {
      const [input] = $(form(root, 'Tags', '<input id="widget">')).selectize({ create: true, delimiter: ',' });
      return { state: () => input.selectize.getValue() };
    },
  },
});
