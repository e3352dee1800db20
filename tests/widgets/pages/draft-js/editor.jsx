import '../support/node-global.js';
import { convertFromRaw, Editor, EditorState } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { useState } from 'react';
import { controlled } from '../support/react-case.jsx';
import { isDrawnByReact } from '../support/drawn-by-react.js';
import { showCases } from '../support/cases.js';

const bold = convertFromRaw({
  blocks: [{ text: 'A bold line', inlineStyleRanges: [{ offset: 2, length: 4, style: 'BOLD' }] }],
  entityMap: {},
});

function Draft({ onChange, placeholder, content }) {
  const [state, setState] = useState(() =>
    content ? EditorState.createWithContent(content) : EditorState.createEmpty(),
  );
  return (
    <div style={{ border: '1px solid', minHeight: 60 }}>
      <Editor
        editorState={state}
        placeholder={placeholder}
        ariaLabel="Message"
        onChange={(next) => {
          setState(next);
          onChange(next.getCurrentContent().getPlainText());
        }}
      />
    </div>
  );
}

showCases({
  draft: controlled('', (v, set) => <Draft onChange={set} />),
  placeholder: controlled('', (v, set) => <Draft onChange={set} placeholder="Write something…" />),
  'with bold text': (root) => {
    const { state, rerender } = controlled('A bold line', (v, set) => <Draft onChange={set} content={bold} />)(root);
    return {
      state: () => ({ text: state(), isDrawn: isDrawnByReact(root.querySelector('[data-contents]')) }),
      rerender,
    };
  },
});
