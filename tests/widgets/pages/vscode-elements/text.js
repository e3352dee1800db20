import { group } from '../support/vscode-elements.js';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  textfield: component(group('First name', '<vscode-textfield id="widget"></vscode-textfield>'), valueOf),
  'textfield number': component(
    group('Quantity', '<vscode-textfield id="widget" type="number" min="0" max="100"></vscode-textfield>'),
    valueOf,
  ),
  textarea: component(group('Comments', '<vscode-textarea id="widget" rows="5"></vscode-textarea>'), valueOf),
});
