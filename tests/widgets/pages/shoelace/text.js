import { sl } from '../support/shoelace.js';
import { showCases } from '../support/cases.js';

showCases({
  input: { ci: true, show: sl('<sl-input label="Name"></sl-input>') },
  textarea: { ci: true, show: sl('<sl-textarea label="Bio"></sl-textarea>') },
});
