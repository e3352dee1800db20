import { ix } from '../support/siemens-ix.js';
import { fruits, showCases } from '../support/cases.js';

const items = fruits
  .map((fruit) => `<ix-select-item label="${fruit}" value="${fruit.toLowerCase()}"></ix-select-item>`)
  .join('');

showCases({
  select: { undo: false, show: ix(`<ix-select id="widget" label="Favourite fruit">${items}</ix-select>`) },
  'select clearable': ix(`<ix-select id="widget" label="Favourite fruit" allow-clear>${items}</ix-select>`),
  'select multiple': ix(
    `<ix-select id="widget" mode="multiple" label="Favourite fruits" allow-clear>${items}</ix-select>`,
  ),
  'select editable': ix(`<ix-select id="widget" editable label="Favourite fruit" allow-clear>${items}</ix-select>`),
});
