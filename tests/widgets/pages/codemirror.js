import { basicSetup, EditorView } from 'codemirror';
import { javascript } from '@codemirror/lang-javascript';
import { showCases } from './support/cases.js';
const run = (doc, extensions) => (root) => {
  root.innerHTML = '<form><label>Code</label><div id="e"></div></form>';
  const view = new EditorView({ parent: root.querySelector('#e'), doc, extensions });
  return { state: () => view.state.doc.toString(), text: 'const answer = 42;', wantState: 'const answer = 42;' };
};
showCases({ javascript: run('', [basicSetup, javascript()]), 'with text': run('// old\n\n', [basicSetup]) });
