import { stimulus } from '../support/stimulus.js';
import { showCases } from '../support/cases.js';

showCases({
  input: {
    undo: false,
    show: stimulus('<label>First name <input name="first" data-action="input->sheet#keep"></label>'),
  },
  blur: { undo: false, show: stimulus('<label>Last name <input name="last" data-action="blur->sheet#keep"></label>') },
  keyup: {
    undo: false,
    show: stimulus('<label>Company <input name="company" data-action="keyup->sheet#keep"></label>'),
  },
});
