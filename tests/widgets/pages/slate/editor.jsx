import '../support/node-global.js';
import { useState, useMemo } from 'react';
import { createEditor, Node } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { withHistory } from 'slate-history';
import { controlled } from '../support/react-case.jsx';
import { isDrawnByReact } from '../support/drawn-by-react.js';
import { showCases } from '../support/cases.js';

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

const leaf = ({ attributes, children, leaf: { bold } }) => {
  const Tag = bold ? 'strong' : 'span';
  return <Tag {...attributes}>{children}</Tag>;
};

function Slated({ start, onChange }) {
  const editor = useMemo(() => withHistory(withReact(createEditor())), []);
  return (
    <Slate
      editor={editor}
      initialValue={[
        { type: 'paragraph', children: [start].flat().map((text, nth) => ({ text, bold: nth % 2 === 1 })) },
      ]}
      onChange={(value) => onChange(value.map((node) => Node.string(node)).join('\n'))}
    >
      <Editable aria-label="Message" placeholder="Write…" renderLeaf={leaf} />
    </Slate>
  );
}

showCases({
  'rich text': { ci: true, show: controlled('', (v, set) => <Editor onChange={set} />, { wantState: 'Blue harbour' }) },
  slate: { ci: true, show: controlled('', (v, set) => <Slated start="" onChange={set} />) },
  'with text': {
    ci: true,
    show: controlled('A line of text', (v, set) => <Slated start="A line of text" onChange={set} />),
  },
  'with bold text': {
    ci: true,
    show: (root) => {
      const { state, rerender } = controlled('A bold line', (v, set) => (
        <Slated start={['A ', 'bold', ' line']} onChange={set} />
      ))(root);
      return {
        state: () => ({ text: state(), isDrawn: isDrawnByReact(root.querySelector('[contenteditable]')) }),
        rerender,
      };
    },
  },
});
