import EditorJS from '@editorjs/editorjs';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  editorjs: {
    undo: false,
    show: (root) => {
      const editor = new EditorJS({ holder: box(root), placeholder: 'Write here' });
      const read = async () => (await editor.save()).blocks.map(({ data }) => data.text ?? '').join('\n');
      return { state: () => editor.isReady.then(read) };
    },
  },
});
