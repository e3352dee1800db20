import { ui5, items } from '../support/ui5.js';
import { component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<ui5-option value="${fruit.toLowerCase()}">${fruit}</ui5-option>`).join('');

const selectedTexts = (host) => [...host.querySelectorAll('[selected]')].map((item) => item.text);

showCases({
  select: {
    undo: false,
    show: ui5(
      'Favourite fruit',
      `<ui5-select id="widget"><ui5-option value="" selected></ui5-option>${options}</ui5-select>`,
      valueOf,
    ),
  },
  'combo box': ui5('Favourite fruit', `<ui5-combobox id="widget">${items('ui5-cb-item')}</ui5-combobox>`),
  'multi combo box': ui5(
    'Fruits',
    `<ui5-multi-combobox id="widget">${items('ui5-mcb-item')}</ui5-multi-combobox>`,
    selectedTexts,
  ),
  'segmented button': {
    undo: false,
    show: component(
      '<ui5-segmented-button id="widget" accessible-name="View"><ui5-segmented-button-item selected>List</ui5-segmented-button-item><ui5-segmented-button-item>Map</ui5-segmented-button-item></ui5-segmented-button>',
      (host) => host.selectedItems.map((item) => item.textContent),
      { events: ['ui5-selection-change'] },
    ),
  },
});
