import '../support/jquery-global.js';
import $ from 'jquery';
import 'chosen-js';
import 'chosen-js/chosen.css';
import { form, fruits, showCases } from '../support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;

const manyOptions = fruits.map((fruit) => `<option>${fruit}</option>`).join('');

const one = (root) => form(root, 'Favourite fruit', `<select id="widget" name="fruit">${options}</select>`);

const many = (root) =>
  form(root, 'Favourite fruits', `<select id="widget" name="fruits" multiple>${manyOptions}</select>`);

showCases({
  chosen: {
    ci: true,
    undo: false,
    show: (root) => {
      const $select = $(one(root)).chosen({ width: '300px' });
      let heard = '';
      $select.on('change', () => (heard = $select.val()));
      return { state: () => heard };
    },
  },
  multiple: {
    ci: true,
    show: (root) => {
      const $select = $(many(root)).chosen({ width: '300px' });
      let heard = [];
      $select.on('change', () => (heard = $select.val()));
      return { state: () => heard };
    },
  },
});
