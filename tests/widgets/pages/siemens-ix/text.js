import { ix } from '../support/siemens-ix.js';
import { showCases } from '../support/cases.js';

showCases({
  input: ix('<ix-input id="widget" label="First name"></ix-input>'),
  email: ix('<ix-input id="widget" type="email" label="E-mail"></ix-input>'),
  number: ix('<ix-number-input id="widget" label="Guests" min="1" max="20" show-stepper-buttons></ix-number-input>'),
  textarea: ix('<ix-textarea id="widget" label="Message"></ix-textarea>'),
});
