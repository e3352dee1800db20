import { mv, ev } from '../support/lion.js';
import { component } from '../support/component-case.js';
import { showCases, fruits } from '../support/cases.js';

const o = fruits.map((f) => `<lion-option>${f}</lion-option>`).join('');

const opts = (h) => {
  for (const x of h.querySelectorAll('lion-option')) x.choiceValue = x.textContent;
};

showCases({
  'select rich': {
    undo: false,
    show: component(
      `<lion-select-rich id="widget" name="fruit" label="Favourite fruit" has-no-default-selected>${o}</lion-select-rich>`,
      mv,
      { ...ev, prepare: opts },
    ),
  },
  combobox: component(`<lion-combobox id="widget" name="fruit" label="Favourite fruit">${o}</lion-combobox>`, mv, {
    ...ev,
    prepare: opts,
  }),
});
