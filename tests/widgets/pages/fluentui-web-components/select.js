import '../support/fluentui-web-components.js';
import { component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits
  .map((fruit) => `<fluent-option value="${fruit.toLowerCase()}">${fruit}</fluent-option>`)
  .join('');

showCases({
  select: {
    undo: false,
    show: component(
      `<label for="widget">Favourite fruit</label><br><fluent-select id="widget" title="Select a fruit"><fluent-option value="">Choose</fluent-option>${options}</fluent-select>`,
      valueOf,
    ),
  },
  'combo box': {
    undo: false,
    show: component(
      `<label for="widget">Favourite fruit</label><br><fluent-combobox id="widget" autocomplete="both">${options}</fluent-combobox>`,
      valueOf,
    ),
  },
});
