import { Editor as TiptapEditor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  tiptap: (root) => {
    const editor = new TiptapEditor({ element: box(root), extensions: [StarterKit], content: '' });
    return { state: () => editor.getText() };
  },
  toolbar: (root) => {
    box(
      root,
      '<div role="toolbar"><button type="button" aria-pressed="false">Bold</button></div><div id="widget"></div>',
    );
    const editor = new TiptapEditor({
      element: root.querySelector('#widget'),
      extensions: [StarterKit],
      content: '<p>Example <strong>Text</strong></p>',
    });
    root.querySelector('button').onclick = () => editor.chain().focus().toggleBold().run();
    return { state: () => editor.getText() };
  },
});
