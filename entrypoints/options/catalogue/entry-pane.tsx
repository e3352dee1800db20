import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { ownEntriesShape } from '../../../utils/settings/own-entries/own-entries-shape';
import { text } from '../../../utils/text';
import { ChangedElsewhere } from '../changed-elsewhere';
import { EditorPane } from '../editor-pane';
import { useOtherWindow } from '../use-other-window';
import { EntryEditor } from './entry-editor';

interface EntryPaneProps {
  readonly entry: OwnEntry;
  /** false for a new one that is not right yet. */
  readonly isStored: boolean;
  /** Of the entries there are. */
  readonly groups: readonly string[];
  /** Called with what is right alone. */
  readonly onSave: (entry: OwnEntry) => void;
  readonly onDelete: () => void;
}

/** The open entry: its editor, and what else can be done with it. */
export function EntryPane({ entry, isStored, groups, onSave, onDelete }: EntryPaneProps) {
  const other = useOtherWindow(entry, ownEntriesShape, onSave);
  return (
    <EditorPane label={entry.title || text('newEntry')} actions={[[text('delete'), onDelete]]}>
      {other.hasChanged && <ChangedElsewhere said={text('entryChangedElsewhere')} {...other} />}
      <EntryEditor
        key={other.version}
        entry={entry}
        isStored={isStored}
        groups={groups}
        saving={{ onSave: other.save, isHeld: other.hasChanged }}
      />
    </EditorPane>
  );
}
