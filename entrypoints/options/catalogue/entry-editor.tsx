import { useId, useState } from 'react';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { text } from '../../../utils/text';
import { useDraft, type Saving } from '../values/use-draft';
import { entryProblems, isRightEntry } from './entry-problems';
import { EntrySuits } from './entry-suits';
import { EntryValueForm } from './entry-value-form';

interface EntryEditorProps {
  readonly entry: OwnEntry;
  /** false for a new one that is not right yet. */
  readonly isStored: boolean;
  /** Of the entries there are. */
  readonly groups: readonly string[];
  /** What is right alone is saved. */
  readonly saving: Saving<OwnEntry>;
}

/** What an entry is called and what it inserts: saved while it is typed. */
export function EntryEditor({ entry, isStored, groups, saving }: EntryEditorProps) {
  const id = useId();
  const { draft, edit, settle } = useDraft(entry, isRightEntry, saving);
  const [begun] = useState(entry);
  const problems = entryProblems(draft);
  const isTouched = isStored || draft !== begun;
  return (
    <div className="rule-editor" onBlur={settle}>
      <div className="field">
        <label htmlFor={`${id}-title`}>{text('entryTitle')}</label>
        <input
          id={`${id}-title`}
          value={draft.title}
          maxLength={200}
          aria-invalid={isTouched && problems.title !== ''}
          aria-describedby={`${id}-title-problem`}
          onChange={({ target }) => edit({ title: target.value })}
        />
        <p id={`${id}-title-problem`} className="error" aria-live="polite">
          {isTouched && problems.title}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-group`}>{text('entryGroup')}</label>
        <input
          id={`${id}-group`}
          value={draft.group}
          maxLength={200}
          list={`${id}-groups`}
          onChange={({ target }) => edit({ group: target.value.trimStart() })}
        />
        <datalist id={`${id}-groups`}>
          {groups.map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
      </div>
      <EntryValueForm
        value={draft.value}
        problem={draft.value === begun.value ? '' : problems.value}
        onChange={(value) => edit({ value })}
      />
      <EntrySuits entry={draft} onChange={edit} />
      <p className="hint" role="status">
        {!isStored && text('entryUnfinished')}
      </p>
    </div>
  );
}
