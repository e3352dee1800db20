import { Litepicker } from 'litepicker';
import { form, showCases } from '../support/cases.js';

const day = (date) =>
  date
    ? [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
    : '';

const input = (root, attributes = '') =>
  form(root, 'Date', `<input type="text" id="widget" name="date" ${attributes}>`);

showCases({
  litepicker: {
    ci: true,
    undo: false,
    show: (root) => {
      const widget = new Litepicker({ element: input(root) });
      return { state: () => day(widget.getDate()?.dateInstance) };
    },
  },
  range: {
    ci: true,
    undo: false,
    show: (root) => {
      const widget = new Litepicker({ element: input(root), singleMode: false });
      return {
        state: () => [widget.getStartDate(), widget.getEndDate()].map((date) => day(date?.dateInstance)),
      };
    },
  },
});
