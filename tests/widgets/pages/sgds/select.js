import { of } from '../support/sgds.js';
import { fruits, showCases } from '../support/cases.js';

const optionsOf = (tag) => fruits.map((fruit) => `<${tag} value="${fruit.toLowerCase()}">${fruit}</${tag}>`).join('');

showCases({
  select: {
    undo: false,
    show: of(`<sgds-select id="widget" label="Favourite fruit">${optionsOf('sgds-select-option')}</sgds-select>`),
  },
  'select with placeholder': {
    undo: false,
    show: of(
      `<sgds-select id="widget" label="Favourite fruit" placeholder="Choose one">${optionsOf('sgds-select-option')}</sgds-select>`,
    ),
  },
  'combo box': of(
    `<sgds-combo-box id="widget" label="Favourite fruit">${optionsOf('sgds-combo-box-option')}</sgds-combo-box>`,
  ),
  'combo box clearable': of(
    `<sgds-combo-box id="widget" clearable label="Favourite fruit">${optionsOf('sgds-combo-box-option')}</sgds-combo-box>`,
  ),
  'combo box multiple': of(
    `<sgds-combo-box id="widget" multiSelect clearable label="Favourite fruits">${optionsOf('sgds-combo-box-option')}</sgds-combo-box>`,
  ),
});
