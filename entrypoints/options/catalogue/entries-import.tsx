import { useState } from 'react';
import { Alert } from '../../../components/alert';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { mergeEntries } from '../../../utils/settings/own-entries/merge-entries';
import { newId } from '../../../utils/settings/new-id';
import { ownEntriesStore } from '../../../utils/settings/own-entries/own-entries-store';
import { largestFile, readEntriesFile, type ReadEntries } from '../../../utils/settings/own-entries/read-entries-file';
import { text } from '../../../utils/text';
import { FileProblems } from '../file-problems';

/** Entries from a file: what it would change and what is wrong with it is shown first. */
export function EntriesImport({ entries }: { readonly entries: readonly OwnEntry[] }) {
  const [read, setRead] = useState<ReadEntries | null>(null);
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState('');
  const choose = async (file: File | undefined) => {
    setDone('');
    setTrouble('');
    setRead(null);
    if (!file) return;
    if (file.size > largestFile) return setTrouble(text('entriesTooLarge'));
    const written = decode(await file.arrayBuffer());
    if (written === null) return setTrouble(text('entriesNotText'));
    setRead(readEntriesFile(written, file.name, newId));
  };
  const take = (found: readonly OwnEntry[]) =>
    ownEntriesStore
      .change((now) => mergeEntries(now, found).entries)
      .then(
        () => {
          setRead(null);
          setDone(text('importDone'));
        },
        () => setTrouble(text('entriesNotSaved')),
      );
  return (
    <section className="settings-group">
      <h2>{text('import')}</h2>
      <label className="field">
        <span>{text('entriesFile')}</span>
        <input
          type="file"
          accept=".json,.csv,.tsv,.txt,application/json,text/csv"
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      {trouble && <Alert>{trouble}</Alert>}
      {read && <Preview now={entries} read={read} onTake={() => void take(read.entries)} />}
      <p role="status">{done}</p>
    </section>
  );
}

interface PreviewProps {
  readonly now: readonly OwnEntry[];
  readonly read: ReadEntries;
  readonly onTake: () => void;
}

function Preview({ now, read: { entries, problems }, onTake }: PreviewProps) {
  const { added, changed, same } = mergeEntries(now, entries);
  return (
    <>
      <p>{text('entriesImport', added, changed, same)}</p>
      <FileProblems title={text('entriesProblems', problems.length)} problems={problems} />
      {entries.length > 0 && (
        <button type="button" className="button primary" onClick={onTake}>
          {problems.length > 0 ? text('entriesTakeRight', entries.length) : text('importTake')}
        </button>
      )}
    </>
  );
}

/** @returns null for what is no text */
function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A TypeError: the bytes are no UTF-8. That is the answer.
    return null;
  }
}
