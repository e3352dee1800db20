import 'mdui/mdui.css';
import 'mdui';
import { fruits, showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

const items = fruits
  .map((fruit) => `<mdui-menu-item value="${fruit.toLowerCase()}">${fruit}</mdui-menu-item>`)
  .join('');

showCases({
  select: component(`<mdui-select id="widget" label="Favourite fruit" clearable>${items}</mdui-select>`, valueOf),
  'select multiple': component(
    `<mdui-select id="widget" label="Favourite fruits" multiple clearable>${items}</mdui-select>`,
    valueOf,
  ),
});
