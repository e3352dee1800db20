import { astro } from '../support/astro.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<rux-option value="${fruit}" label="${fruit}"></rux-option>`).join('');

showCases({
  select: astro(
    `<rux-select id="widget" label="Favourite fruit"><rux-option value="" label="Choose"></rux-option>${options}</rux-select>`,
  ),
  'select multiple': astro(`<rux-select id="widget" label="Favourite fruits" multiple>${options}</rux-select>`),
});
