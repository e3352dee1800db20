import { sl } from '../support/shoelace.js';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((f) => `<sl-option value="${f.toLowerCase()}">${f}</sl-option>`).join('');

showCases({
  select: { show: sl(`<sl-select label="Fruit" clearable>${options}</sl-select>`) },
  'select multiple': { show: sl(`<sl-select label="Fruit" multiple clearable>${options}</sl-select>`) },
});
