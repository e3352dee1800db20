import { field } from '../support/materialize.js';
import { Datepicker, Timepicker } from '@materializecss/materialize';
import { showCases } from '../support/cases.js';

showCases({
  datepicker: {
    ci: true,
    undo: false,
    show: (root) => {
      const input = field(root, '<input id="widget" type="text" class="datepicker"><label for="widget">Date</label>');
      const widget = Datepicker.init(input, { autoClose: true, format: 'yyyy-mm-dd' });
      return { state: () => widget.date?.toLocaleDateString('en-CA') ?? null };
    },
  },
  timepicker: {
    ci: true,
    undo: false,
    show: (root) => {
      const input = field(root, '<input id="widget" type="text" class="timepicker"><label for="widget">Time</label>');
      const widget = Timepicker.init(input, { autoSubmit: true });
      return { state: () => input.value && widget.hours };
    },
  },
});
