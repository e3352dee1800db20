import { sl } from '../support/shoelace.js';
import { showCases } from '../support/cases.js';

showCases({
  input: { show: sl('<sl-input label="Name"></sl-input>') },
  textarea: { show: sl('<sl-textarea label="Bio"></sl-textarea>') },
});
