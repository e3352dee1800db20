import { sl } from '../support/shoelace.js';
import { showCases } from '../support/cases.js';

showCases({
  'color picker': {
    show: sl('<sl-color-picker label="Background colour" value="#aabbcc"></sl-color-picker>'),
  },
});
