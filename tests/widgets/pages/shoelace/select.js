import { sl } from '../support/shoelace.js';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((f) => `<sl-option value="${f.toLowerCase()}">${f}</sl-option>`).join('');

showCases({
  select: { ci: true, show: sl(`<sl-select label="Fruit" clearable>${options}</sl-select>`) },
  'select multiple': { ci: true, show: sl(`<sl-select label="Fruit" multiple clearable>${options}</sl-select>`) },
});
