import { group } from '../support/vscode-elements.js';
import { fruits, showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

const options = fruits
  .map((fruit) => `<vscode-option value="${fruit.toLowerCase()}">${fruit}</vscode-option>`)
  .join('');

showCases({
  'single select': component(
    group(
      'Favourite fruit',
      `<vscode-single-select id="widget"><vscode-option value="">Choose…</vscode-option>${options}</vscode-single-select>`,
    ),
    valueOf,
  ),
  'single select combobox': component(
    group(
      'Favourite fruit',
      `<vscode-single-select id="widget" combobox><vscode-option value="">Choose…</vscode-option>${options}</vscode-single-select>`,
    ),
    valueOf,
  ),
  'multi select': component(
    group('Favourite fruits', `<vscode-multi-select id="widget">${options}</vscode-multi-select>`),
    valueOf,
  ),
  'multi select combobox': component(
    group('Favourite fruits', `<vscode-multi-select id="widget" combobox>${options}</vscode-multi-select>`),
    valueOf,
  ),
});
