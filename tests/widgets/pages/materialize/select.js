import { field } from '../support/materialize.js';
import { Chips, FormSelect } from '@materializecss/materialize';
import { fruits, showCases } from '../support/cases.js';

const options = `<option value="" disabled selected>Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;

showCases({
  select: {
    ci: true,
    undo: false,
    show: (root) => {
      const select = field(root, `<select id="widget">${options}</select><label for="widget">Fruit</label>`);
      const widget = FormSelect.init(select, {});
      return { state: () => widget.getSelectedValues()[0] ?? '' };
    },
  },
  chips: {
    ci: true,
    show: (root) => {
      const box = field(root, '<label>Tags</label><div id="widget" class="chips"></div>');
      const widget = Chips.init(box, { allowUserInput: true, placeholder: 'Add a tag' });
      return { state: () => widget.chipsData.map(({ id }) => id) };
    },
  },
});
