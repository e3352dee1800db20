import { page, value } from '../support/material-web.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits
  .map((fruit) => `<md-select-option value="${fruit}"><div slot="headline">${fruit}</div></md-select-option>`)
  .join('');

showCases({
  select: {
    ci: true,
    undo: false,
    show: page(`<md-outlined-select id="widget" label="Fruit">${options}</md-outlined-select>`, value),
  },
});
