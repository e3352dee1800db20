import { field } from '../support/jquery-mask-plugin.js';
import $ from 'jquery';
import { showCases } from '../support/cases.js';

showCases({
  date: (root) => {
    const $input = $(field(root, 'Date of birth')).mask('00/00/0000');
    return { state: () => $input.cleanVal() };
  },
});
