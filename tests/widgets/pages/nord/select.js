import { nord } from '../support/nord.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<option value="${fruit}">${fruit}</option>`).join('');

showCases({
  select: nord(
    `<nord-select id="widget" label="Favourite fruit" placeholder="Choose a fruit">${options}</nord-select>`,
  ),
});
