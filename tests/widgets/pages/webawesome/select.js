import { wa } from '../support/webawesome.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<wa-option value="${fruit.toLowerCase()}">${fruit}</wa-option>`).join('');

showCases({
  select: wa(`<wa-select id="widget" label="Favourite fruit" with-clear>${options}</wa-select>`),
  'select multiple': wa(`<wa-select id="widget" label="Fruits" multiple with-clear>${options}</wa-select>`),
  'tag input': wa('<wa-tag-input id="widget" label="Tags"></wa-tag-input>'),
});
