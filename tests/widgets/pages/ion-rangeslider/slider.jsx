import '../support/jquery-global.js';
import $ from 'jquery';
import 'ion-rangeslider/js/ion.rangeSlider.js';
import 'ion-rangeslider/css/ion.rangeSlider.css';
import { form, showCases } from '../support/cases.js';

showCases({
  'ion.rangeSlider': (root) => {
    const input = form(root, 'Volume', '<input id="widget" type="text">');
    $(input).ionRangeSlider({ min: 0, max: 100, from: 20 });
    return { state: () => $(input).data('ionRangeSlider').result.from };
  },
  one: {
    ci: true,
    show: (root) => {
      const input = form(root, 'Volume', '<input id="widget" type="text">');
      $(input).ionRangeSlider({ min: 0, max: 100, from: 20 });
      return { state: () => Number(input.value) };
    },
  },
  range: (root) => {
    const input = form(root, 'Price', '<input id="widget" type="text">');
    $(input).ionRangeSlider({ type: 'double', min: 0, max: 1000, from: 200, to: 500, grid: true, prefix: '$' });
    return { state: () => input.value };
  },
});
