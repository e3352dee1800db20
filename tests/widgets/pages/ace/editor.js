import ace from 'ace-builds/src-min-noconflict/ace';
import 'ace-builds/src-min-noconflict/mode-javascript';
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
  'with text': (root) => {
    const element = box(root);
    element.textContent = 'let a = 1;\nlet b = 2;';
    const editor = ace.edit(element, { useWorker: false, mode: 'ace/mode/javascript' });
    return { state: () => editor.getValue() };
  },
});
