import { wa } from '../support/webawesome.js';
import { valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  input: wa('<wa-input id="widget" label="First name"></wa-input>'),
  'input hint': wa('<wa-input id="widget" label="Email" type="email" hint="We never share it" with-clear></wa-input>'),
  'input slotted label': wa('<wa-input id="widget"><span slot="label">Last <em>name</em></span></wa-input>'),
  password: wa('<wa-input id="widget" type="password" label="Password" password-toggle></wa-input>', valueOf),
  'number input': wa('<wa-number-input id="widget" label="Number of guests" min="0" max="20"></wa-number-input>'),
  textarea: wa('<wa-textarea id="widget" label="Comments"></wa-textarea>'),
  'otp input': wa('<wa-otp-input id="widget" label="One-time code"></wa-otp-input>'),
});
