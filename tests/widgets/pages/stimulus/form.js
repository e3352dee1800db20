import { stimulus } from '../support/stimulus.js';
import { showCases } from '../support/cases.js';

showCases({
  change: {
    undo: false,
    show: stimulus(
      '<label>City <input name="city" data-action="change->sheet#keep"></label><label><input type="checkbox" name="terms" data-action="sheet#keep"> I accept the terms</label>',
    ),
  },
});
