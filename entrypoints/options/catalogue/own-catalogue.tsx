import { useState } from 'react';
import { Alert } from '../../../components/alert';
import { useList } from '../../../components/use-list';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { ownEntriesStore } from '../../../utils/settings/own-entries/own-entries-store';
import { newId } from '../../../utils/settings/new-id';
import { text } from '../../../utils/text';
import { EntriesExport } from './entries-export';
import { EntriesImport } from './entries-import';
import { EntryPane } from './entry-pane';
import { EntryList } from './entry-list';

/** Entries drawn at once; the search finds the others. */
const mostShown = 200;

/** The person's own entries: one of them open in the editor, and the way in and out of files. */
export function OwnCatalogue() {
  const { entries, hasFailed, change } = useList(ownEntriesStore);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  /** A new entry, which is stored once it is right. */
  const [begun, setBegun] = useState<OwnEntry | null>(null);
  if (!entries) return <main className="pane" />;
  const found = entries.filter((entry) => isFound(entry, search));
  const stored = entries.find(({ id }) => id === chosen);
  const open = stored ?? (begun?.id === chosen ? begun : null);
  const begin = () => {
    const entry = newEntry();
    setBegun(entry);
    setChosen(entry.id);
    setSearch('');
  };
  return (
    <>
      <main className="pane">
        <h1>{text('section_catalogue')}</h1>
        <p className="hint">{text('entriesHint')}</p>
        {hasFailed && <Alert>{text('entriesNotSaved')}</Alert>}
        <div className="field-row">
          <input
            type="search"
            aria-label={text('searchEntries')}
            placeholder={text('searchEntries')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <button type="button" className="button primary" onClick={begin}>
            {text('newEntry')}
          </button>
        </div>
        {entries.length === 0 && <p className="empty">{text('entriesNone')}</p>}
        {entries.length > 0 && found.length === 0 && <p className="empty">{text('noMatch')}</p>}
        <EntryList entries={found.slice(0, mostShown)} chosen={chosen} onChoose={setChosen} />
        {found.length > mostShown && <p className="hint">{text('shownOf', mostShown, found.length)}</p>}
        <EntriesImport entries={entries} />
        <EntriesExport entries={entries} />
      </main>
      {open && (
        <EntryPane
          key={open.id}
          entry={open}
          isStored={stored !== undefined}
          groups={[...new Set(entries.map(({ group }) => group).filter(Boolean))]}
          onSave={(entry) => void change((now) => saved(now, entry, begun))}
          onDelete={() => {
            void change((now) => now.filter(({ id }) => id !== open.id));
            setChosen(null);
          }}
        />
      )}
    </>
  );
}

function newEntry(): OwnEntry {
  return { id: newId(), title: '', group: '', value: { is: 'fixed', text: '' } };
}

/** The entries with one as it is now; one that was deleted meanwhile stays so. */
function saved(entries: readonly OwnEntry[], entry: OwnEntry, begun: OwnEntry | null): readonly OwnEntry[] {
  const isNew = entry.id === begun?.id && entries.every(({ id }) => id !== entry.id);
  return isNew ? [entry, ...entries] : entries.map((one) => (one.id === entry.id ? entry : one));
}

function isFound({ title, group, value }: OwnEntry, search: string): boolean {
  const words = [title, group, 'text' in value ? value.text : JSON.stringify(value)].join('\n').toLowerCase();
  return words.includes(search.trim().toLowerCase());
}
