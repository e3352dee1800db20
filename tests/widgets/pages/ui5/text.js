import { ui5 } from '../support/ui5.js';
import { showCases } from '../support/cases.js';

showCases({
  input: ui5('First name', '<ui5-input id="widget"></ui5-input>'),
  'input email': ui5('Email', '<ui5-input id="widget" type="Email" required></ui5-input>'),
  'input number': ui5('Number of guests', '<ui5-input id="widget" type="Number"></ui5-input>'),
  'text area': ui5('Comments', '<ui5-textarea id="widget"></ui5-textarea>'),
  'step input': ui5('Number of guests', '<ui5-step-input id="widget" min="0" max="20" value="1"></ui5-step-input>'),
});
