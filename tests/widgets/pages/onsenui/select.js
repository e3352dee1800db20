import { listRow, told } from '../support/onsenui.js';
import { fruits, showCases } from '../support/cases.js';
import { valueOf } from '../support/component-case.js';

const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');

showCases({
  'ons select': told(
    listRow(
      'Favourite fruit',
      `<ons-select id="widget" select-id="inner"><option value="">Choose</option>${options}</ons-select>`,
    ),
    valueOf,
  ),
});
