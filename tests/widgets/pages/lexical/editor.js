import { createEditor, $getRoot } from 'lexical';
import { registerRichText } from '@lexical/rich-text';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

showCases({
  'rich text': {
    ci: true,
    show: (root) => {
      root.innerHTML =
        '<form><label id="l">Message</label><div contenteditable="true" role="textbox" aria-labelledby="l" style="border:1px solid;min-height:60px"></div></form>';
      const editor = createEditor({
        onError: (error) => {
          throw error;
        },
      });
      registerRichText(editor);
      editor.setRootElement(root.querySelector('div'));
      return {
        state: () =>
          editor
            .getEditorState()
            .read(() => $getRoot().getTextContent())
            .trim(),
        wantState: 'Blue harbour',
      };
    },
  },
  lexical: {
    ci: true,
    show: (root) => {
      const element = box(root, '<div id="widget" contenteditable="true"></div>');
      const editor = createEditor({ namespace: 'more', onError: console.error });
      editor.setRootElement(element);
      registerRichText(editor);
      return { state: () => editor.getEditorState().read(() => $getRoot().getTextContent()) };
    },
  },
});
