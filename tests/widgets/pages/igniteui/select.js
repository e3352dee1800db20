import { ev } from '../support/igniteui.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases, fruits } from '../support/cases.js';

const o = fruits.map((f) => `<igc-select-item value="${f}">${f}</igc-select-item>`).join('');

/** A combo tells of a change before it holds it. */
const chosenOf = (h, event) => event?.detail?.newValue ?? h.value;

showCases({
  select: {
    undo: false,
    show: component(`<igc-select id="widget" label="Favourite fruit">${o}</igc-select>`, valueOf, ev),
  },
  combo: {
    undo: false,
    show: component('<igc-combo id="widget" label="Favourite fruit"></igc-combo>', chosenOf, {
      ...ev,
      prepare: (h) => {
        h.data = fruits;
      },
    }),
  },
  'combo single': component('<igc-combo id="widget" label="Favourite fruit" single-select></igc-combo>', chosenOf, {
    ...ev,
    prepare: (h) => {
      h.data = fruits;
    },
  }),
});
