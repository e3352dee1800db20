import { field } from '../support/lyne.js';
import { fruits, showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

const options = fruits.map((fruit) => `<sbb-option value="${fruit.toLowerCase()}">${fruit}</sbb-option>`).join('');

const named = fruits.map((fruit) => `<sbb-option value="${fruit}">${fruit}</sbb-option>`).join('');

showCases({
  select: component(
    field(
      'Favourite fruit',
      `<sbb-select id="widget" placeholder="Please select">${'<sbb-option></sbb-option>'}${options}</sbb-select>`,
    ),
    valueOf,
  ),
  'select multiple': component(
    field('Favourite fruits', `<sbb-select id="widget" multiple placeholder="Please select">${options}</sbb-select>`),
    valueOf,
  ),
  autocomplete: component(
    field('Favourite fruit', `<input id="widget"><sbb-autocomplete>${named}</sbb-autocomplete>`),
    valueOf,
  ),
  'autocomplete strict': component(
    field('Favourite fruit', `<input id="widget"><sbb-autocomplete require-selection>${named}</sbb-autocomplete>`),
    valueOf,
  ),
  'chip group': component(
    field('Tags', '<sbb-chip-group id="widget"><input placeholder="Add a tag"></sbb-chip-group>'),
    valueOf,
  ),
});
