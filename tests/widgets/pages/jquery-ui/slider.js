import '../support/jquery-ui.js';
import $ from 'jquery';
import { showCases, form } from '../support/cases.js';

showCases({
  slider: (root) => {
    let model = 10;
    const div = form(root, 'Volume', '<div id="widget"></div>');
    $(div).slider({ value: 10, change: (_, ui) => (model = ui.value) });
    return { state: () => model, text: '70' };
  },
});
