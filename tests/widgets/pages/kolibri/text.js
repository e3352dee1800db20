import { kolibri } from '../support/kolibri.js';
import { showCases } from '../support/cases.js';

showCases({
  text: kolibri('<kol-input-text id="widget" _label="First name"></kol-input-text>'),
  email: kolibri('<kol-input-email id="widget" _label="Email"></kol-input-email>'),
  password: kolibri('<kol-input-password id="widget" _label="Password"></kol-input-password>'),
  number: kolibri('<kol-input-number id="widget" _label="Quantity"></kol-input-number>'),
  textarea: kolibri('<kol-textarea id="widget" _label="Message"></kol-textarea>'),
});
