import '../support/jquery-global.js';
import $ from 'jquery';
import 'jquery-knob';
import { form, showCases } from '../support/cases.js';

showCases({
  knob: (root) => {
    const $input = $(
      form(root, 'Volume', '<input id="widget" type="text" class="dial" value="20" data-min="0" data-max="100">'),
    );
    let state = 20;
    $input.knob({ change: (value) => (state = Math.round(value)), release: (value) => (state = Math.round(value)) });
    return { state: () => state };
  },
});
