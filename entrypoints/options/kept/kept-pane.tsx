import { useId, useState, type ReactNode } from 'react';
import { text } from '../../../utils/text';
import { EditorPane } from '../editor-pane';

interface KeptPaneProps {
  readonly entry: { readonly id: string; readonly name: string };
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** The open entry: its name to change, what it is, and what else can be done with it. */
export function KeptPane({ entry, onRename, onDuplicate, onExport, onDelete, children }: KeptPaneProps) {
  return (
    <EditorPane
      label={entry.name}
      actions={[
        [text('duplicate'), onDuplicate],
        [text('export'), onExport],
        [text('delete'), onDelete],
      ]}
    >
      <NameField name={entry.name} onRename={onRename} />
      {children}
    </EditorPane>
  );
}

/** Set by Enter or by leaving it; an empty name is none. */
function NameField({ name, onRename }: { readonly name: string; readonly onRename: (name: string) => void }) {
  const id = useId();
  const [draft, setDraft] = useState(name);
  const isMissing = draft.trim() === '';
  const save = () => !isMissing && draft.trim() !== name && onRename(draft.trim());
  return (
    <div className="field">
      <label htmlFor={id}>{text('keptName')}</label>
      <input
        id={id}
        value={draft}
        maxLength={80}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <p id={`${id}-hint`} className="error" aria-live="polite">
        {isMissing && text('keptNameMissing')}
      </p>
    </div>
  );
}
