import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { showCases } from '../support/cases.js';

showCases({
  tiptap: (root) => {
    root.innerHTML = '<form><label>Message</label><div id="e"></div></form>';
    const e = new Editor({ element: root.querySelector('#e'), extensions: [StarterKit], content: '' });
    return { state: () => e.getText(), wantState: 'Blue harbour' };
  },
});
