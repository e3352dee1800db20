import { useState } from 'react';
import { createEditor, Node } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { withHistory } from 'slate-history';
import { controlled } from './support/react-case.jsx';
import { showCases } from './support/cases.js';

const empty = [{ type: 'paragraph', children: [{ text: '' }] }];
function Editor({ onChange }) {
  const [editor] = useState(() => withHistory(withReact(createEditor())));
  return (
    <Slate
      editor={editor}
      initialValue={empty}
      onChange={(value) => onChange(value.map((n) => Node.string(n)).join('\n'))}
    >
      <Editable placeholder="Write…" aria-label="Message" />
    </Slate>
  );
}
showCases({
  'rich text': controlled('', (v, set) => <Editor onChange={set} />, { wantState: 'Blue harbour' }),
});
