import { asking } from '../support/htmx.js';
import { showCases } from '../support/cases.js';

showCases({
  change: {
    ci: true,
    undo: false,
    show: asking('<label>Name <input name="name" hx-get="/ask" hx-trigger="change"></label>'),
  },
  'keyup changed': {
    undo: false,
    show: asking('<label>Search term <input name="name" hx-get="/ask" hx-trigger="keyup changed"></label>'),
  },
  'input delay': {
    ci: true,
    undo: false,
    show: asking('<label>Name <input name="name" hx-get="/ask" hx-trigger="input changed"></label>'),
  },
  blur: {
    ci: true,
    undo: false,
    show: asking('<label>Name <input name="name" hx-get="/ask" hx-trigger="blur"></label>'),
  },
});
