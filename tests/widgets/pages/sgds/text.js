import { of } from '../support/sgds.js';
import { showCases } from '../support/cases.js';

showCases({
  input: of('<sgds-input id="widget" label="First name"></sgds-input>'),
  'input type email': of('<sgds-input id="widget" type="email" label="E-mail"></sgds-input>'),
  'input with hint and icon': of(
    '<sgds-input id="widget" label="Phone number" hintText="With country code" prefix="+65"></sgds-input>',
  ),
  textarea: of('<sgds-textarea id="widget" label="Message" maxlength="200"></sgds-textarea>'),
  'quantity toggle': (root) => {
    root.innerHTML = '<form><sgds-quantity-toggle label="Number of guests"></sgds-quantity-toggle></form>';
    return { state: () => root.querySelector('sgds-quantity-toggle').value };
  },
});
