import '../support/jquery-ui.js';
import $ from 'jquery';
import { showCases, form } from '../support/cases.js';

const spin = (root) => {
  let model = null;
  const input = form(root, 'Quantity', '<input id="widget">');
  $(input).spinner({
    min: 0,
    max: 10,
    change: () => (model = $(input).spinner('value')),
    spin: (_, ui) => (model = ui.value),
  });
  return { state: () => model, text: '4', wantState: 4 };
};

showCases({
  spinner: { ci: true, show: spin },
});
