import ace from 'ace-builds/src-min-noconflict/ace';
import 'ace-builds/src-min-noconflict/mode-javascript';
import { basicSetup, EditorView } from 'codemirror';
import { javascript } from '@codemirror/lang-javascript';
import * as monaco from 'monaco-editor/editor/editor.api';
import { showCases } from '../support/cases.js';

const box = (root) => {
  root.innerHTML = '<form><label>Code snippet</label><div id="widget" style="width:500px;height:200px"></div></form>';
  return root.querySelector('#widget');
};
self.MonacoEnvironment = {
  getWorker: () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))),
};

showCases({
  ace: (root) => {
    const editor = ace.edit(box(root));
    editor.session.setOption('useWorker', false);
    return { state: () => editor.getValue() };
  },
  'ace with text': (root) => {
    const element = box(root);
    element.textContent = 'let a = 1;\nlet b = 2;';
    const editor = ace.edit(element, { useWorker: false, mode: 'ace/mode/javascript' });
    return { state: () => editor.getValue() };
  },
  monaco: (root) => {
    const editor = monaco.editor.create(box(root), { value: '', language: 'plaintext' });
    return { state: () => editor.getValue() };
  },
  'monaco with text': (root) => {
    const editor = monaco.editor.create(box(root), { value: 'first line\nsecond line', language: 'plaintext' });
    return { state: () => editor.getValue() };
  },
  'codemirror 6': (root) => {
    const view = new EditorView({ parent: box(root), doc: '', extensions: [basicSetup, javascript()] });
    return { state: () => view.state.doc.toString() };
  },
  'codemirror 6 lines': (root) => {
    const view = new EditorView({ parent: box(root), doc: 'one\ntwo\nthree', extensions: [basicSetup] });
    return { state: () => view.state.doc.toString() };
  },
});
