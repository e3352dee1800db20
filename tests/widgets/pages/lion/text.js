import { mv, ev } from '../support/lion.js';
import { component } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  input: component('<lion-input id="widget" label="First name" name="first"></lion-input>', mv, ev),
  email: component('<lion-input-email id="widget" label="Email" name="email"></lion-input-email>', mv, ev),
  textarea: component('<lion-textarea id="widget" label="Message"></lion-textarea>', mv, ev),
  amount: component('<lion-input-amount id="widget" label="Amount" currency="EUR"></lion-input-amount>', mv, ev),
  stepper: component('<lion-input-stepper id="widget" label="Quantity" min="0" max="20"></lion-input-stepper>', mv, ev),
});
