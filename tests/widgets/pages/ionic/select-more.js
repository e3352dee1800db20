import { ion } from '../support/ionic-more.js';
import { valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits
  .map((fruit) => `<ion-select-option value="${fruit.toLowerCase()}">${fruit}</ion-select-option>`)
  .join('');

const select = (attributes, extra) =>
  ion(`<ion-select id="widget" label="Favourite fruit" ${attributes}>${options}</ion-select>`, valueOf, {
    ...extra,
  });

showCases({
  'select alert': { undo: false, show: select('') },
  'select alert multiple': { undo: false, show: select('multiple') },
  'select popover': { undo: false, show: select('interface="popover"') },
  'select popover multiple': { undo: false, show: select('interface="popover" multiple') },
  'select action sheet': { undo: false, show: select('interface="action-sheet"') },
  'select modal': { undo: false, show: select('interface="modal"') },
  'select modal multiple': { undo: false, show: select('interface="modal" multiple') },
  'select outlined': { undo: false, show: select('fill="outline" label-placement="floating" placeholder="Choose"') },
});
