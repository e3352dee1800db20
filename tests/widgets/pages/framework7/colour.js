import { page, item } from '../support/framework7.js';
import { showCases } from '../support/cases.js';

showCases({
  'colour picker': {
    undo: false,
    show: (root) => {
      const app = page(root, item('Colour', '<input type="text" placeholder="Colour" readonly id="colour">'));
      let state = null;
      app.colorPicker.create({
        inputEl: root.querySelector('#colour'),
        modules: ['wheel'],
        value: { hex: '#3366cc' },
        on: { change: (_, value) => (state = value.hex) },
      });
      return { state: () => state };
    },
  },
});
