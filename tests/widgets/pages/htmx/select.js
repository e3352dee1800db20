import { asking } from '../support/htmx.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: asking(
      '<label>Fruit <select name="f" hx-get="/ask" hx-swap="none"><option value="">Choose</option><option>Fig</option></select></label>',
    ),
  },
});
