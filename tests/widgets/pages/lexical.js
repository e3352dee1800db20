import { createEditor, $getRoot } from 'lexical';
import { registerRichText } from '@lexical/rich-text';
import { showCases } from './support/cases.js';
showCases({
  'rich text': (root) => {
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
});
