import { labelled, sp } from '../support/spectrum-web-components.js';
import { showCases } from '../support/cases.js';

showCases({
  textfield: sp(labelled('First name', '<sp-textfield id="widget"></sp-textfield>')),
  'textfield help': sp(
    labelled(
      'Email',
      '<sp-textfield id="widget" type="email" required placeholder="you@mail.com"><sp-help-text slot="help-text">We never share it</sp-help-text></sp-textfield>',
    ),
  ),
  multiline: sp(labelled('Comments', '<sp-textfield id="widget" multiline grows></sp-textfield>')),
  'number field': sp(labelled('Number of guests', '<sp-number-field id="widget" min="0" max="20"></sp-number-field>')),
});
