import '../support/node-global.js';
import { Editor, EditorState } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { useMemo, useState } from 'react';
import { createEditor, Node } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

function Draft({ onChange, placeholder }) {
  const [state, setState] = useState(() => EditorState.createEmpty());
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

function Slated({ start, onChange }) {
  const editor = useMemo(() => withHistory(withReact(createEditor())), []);
  return (
    <Slate
      editor={editor}
      initialValue={[{ type: 'paragraph', children: [{ text: start }] }]}
      onChange={(value) => onChange(value.map((node) => Node.string(node)).join('\n'))}
    >
      <Editable aria-label="Message" placeholder="Write…" />
    </Slate>
  );
}

showCases({
  draft: controlled('', (v, set) => <Draft onChange={set} />),
  'draft placeholder': controlled('', (v, set) => <Draft onChange={set} placeholder="Write something…" />),
  slate: controlled('', (v, set) => <Slated start="" onChange={set} />),
  'slate with text': controlled('A line of text', (v, set) => <Slated start="A line of text" onChange={set} />),
});
