import { basicSetup, EditorView } from 'codemirror';
import { javascript } from '@codemirror/lang-javascript';
import { showCases } from '../support/cases.js';

const run = (doc, extensions) => (root) => {
  root.innerHTML = '<form><label>Code</label><div id="e"></div></form>';
  const view = new EditorView({ parent: root.querySelector('#e'), doc, extensions });
  return { state: () => view.state.doc.toString(), text: 'const answer = 42;', wantState: 'const answer = 42;' };
};

const box = (root) => {
  root.innerHTML = '<form><label>Code snippet</label><div id="widget" style="width:500px;height:200px"></div></form>';
  return root.querySelector('#widget');
};

self.MonacoEnvironment = {
  getWorker: () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))),
};

showCases({
  javascript: { ci: true, show: run('', [basicSetup, javascript()]) },
  'with text': { ci: true, show: run('// old\n\n', [basicSetup]) },
  'codemirror 6': {
    ci: true,
    show: (root) => {
      const view = new EditorView({ parent: box(root), doc: '', extensions: [basicSetup, javascript()] });
      return { state: () => view.state.doc.toString() };
    },
  },
  lines: {
    ci: true,
    show: (root) => {
      const view = new EditorView({ parent: box(root), doc: 'one\ntwo\nthree', extensions: [basicSetup] });
      return { state: () => view.state.doc.toString() };
    },
  },
});
