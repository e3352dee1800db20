import '../support/jquery-ui-variants.js';
import $ from 'jquery';
import { showCases, form } from '../support/cases.js';

const spin =
  (label, settings, extra = {}, first = '') =>
  (root) => {
    const input = form(root, label, `<input id="widget" name="value" value="${first}">`);
    let model = first === '' ? null : Number(first);
    const read = () => (model = $(input).spinner('value'));
    $(input).spinner({ ...settings, change: read, stop: read });
    return { state: () => model, ...extra };
  };

showCases({
  'spinner decimal': spin('Discount', { step: 0.01, numberFormat: 'n', min: 0, max: 100 }),
  'spinner steps': spin('Quantity', { min: 0, max: 100, step: 5, start: 10 }),
  'spinner prefilled': spin('Number of guests', { min: 1, max: 20 }, {}, '2'),
  'spinner by change': (root) => {
    const input = form(root, 'Age', '<input id="widget">');
    let model = null;
    $(input)
      .spinner({ min: 18, max: 99 })
      .on('change spinstop', () => (model = $(input).spinner('value')));
    return { state: () => model };
  },
});
