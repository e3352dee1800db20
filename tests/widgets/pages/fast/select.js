import '../support/fast.js';
import { fruits, showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

const options = fruits.map((fruit) => `<fast-option value="${fruit.toLowerCase()}">${fruit}</fast-option>`).join('');

showCases({
  select: {
    show: component(
      `<label for="widget">Favourite fruit</label><fast-select id="widget" title="Favourite fruit">${options}</fast-select>`,
      valueOf,
    ),
  },
  combobox: component(
    `<label for="widget">Favourite fruit</label><fast-combobox id="widget" autocomplete="both" placeholder="Select a fruit">${options}</fast-combobox>`,
    valueOf,
  ),
  listbox: {
    undo: false,
    show: component(
      `<span id="label">Favourite fruit</span><fast-listbox id="widget" aria-labelledby="label">${options}</fast-listbox>`,
      (host) => host.selectedOptions.filter(Boolean).map((one) => one.value),
      { events: ['click', 'keydown'] },
    ),
  },
});
