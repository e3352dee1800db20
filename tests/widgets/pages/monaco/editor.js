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
  monaco: (root) => {
    const editor = monaco.editor.create(box(root), { value: '', language: 'plaintext' });
    return { state: () => editor.getValue() };
  },
  'with text': (root) => {
    const editor = monaco.editor.create(box(root), { value: 'first line\nsecond line', language: 'plaintext' });
    return { state: () => editor.getValue() };
  },
});
