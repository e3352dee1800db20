import { bound } from '../support/polymer.js';
import { fruits, showCases } from '../support/cases.js';

const items = fruits.map((fruit) => `<paper-item>${fruit}</paper-item>`).join('');

showCases({
  'dropdown menu': {
    undo: false,
    show: bound(
      `<paper-dropdown-menu id="widget" label="Favourite fruit"><paper-listbox slot="dropdown-content">${items}</paper-listbox></paper-dropdown-menu>`,
      'value',
    ),
  },
  'dropdown menu no animations': bound(
    `<paper-dropdown-menu id="widget" label="Favourite fruit" no-animations vertical-align="bottom"><paper-listbox slot="dropdown-content" selected="0">${items}</paper-listbox></paper-dropdown-menu>`,
    'value',
  ),
  listbox: {
    undo: false,
    show: bound(
      `<div id="label">Favourite fruit</div><paper-listbox id="widget" attr-for-selected="name" aria-labelledby="label">${items.replaceAll(/<paper-item>(\w+)/g, '<paper-item name="$1">$1')}</paper-listbox>`,
      'selected',
    ),
  },
});
