import { nord } from '../support/nord.js';
import { showCases } from '../support/cases.js';

showCases({
  input: nord('<nord-input id="widget" label="First name"></nord-input>'),
  'input email': nord('<nord-input id="widget" label="Email" type="email"></nord-input>'),
  'input number': nord('<nord-input id="widget" label="Quantity" type="number"></nord-input>'),
  'input tel': nord('<nord-input id="widget" label="Phone number" type="tel"></nord-input>'),
  textarea: nord('<nord-textarea id="widget" label="Message"></nord-textarea>'),
});
