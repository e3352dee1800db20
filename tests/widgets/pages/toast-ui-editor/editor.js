import ToastEditor from '@toast-ui/editor';
import '@toast-ui/editor/dist/toastui-editor.css';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  toastui: (root) => {
    const editor = new ToastEditor({ el: box(root), initialEditType: 'wysiwyg', height: '240px' });
    return { state: () => editor.getMarkdown() };
  },
  markdown: (root) => {
    const editor = new ToastEditor({ el: box(root), height: '240px' });
    return { state: () => editor.getMarkdown() };
  },
});
