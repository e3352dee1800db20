import { astro } from '../support/astro.js';
import { checkedOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'];
const radios = sizes.map((size) => `<rux-radio name="size" value="${size}">${size}</rux-radio>`).join('');

showCases({
  checkbox: astro('<rux-checkbox id="widget">I accept the terms</rux-checkbox>', checkedOf),
  switch: astro('<rux-switch id="widget" label="I accept the terms"></rux-switch>', checkedOf),
  'radio group': {
    undo: false,
    show: astro(`<rux-radio-group id="widget" label="Size" name="size">${radios}</rux-radio-group>`),
  },
  'segmented button': {
    undo: false,
    show: (root) => {
      const shown = astro(
        '<label>Size</label><rux-segmented-button id="widget"></rux-segmented-button>',
        ({ selected }) => selected,
      )(root);
      root.querySelector('#widget').data = sizes.map((label, at) => ({ label, selected: at === 0 }));
      return shown;
    },
  },
});
