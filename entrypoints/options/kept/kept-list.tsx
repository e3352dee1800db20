import { useState, type ReactNode } from 'react';
import { Alert } from '../../../components/alert';
import { useList } from '../../../components/use-list';
import type { ListStore } from '../../../utils/settings/list-store';
import { newId } from '../../../utils/settings/new-id';
import type { ListName } from '../../../utils/settings/transfer/transfer-lists';
import { writeTransfer } from '../../../utils/settings/transfer/write-transfer';
import { text } from '../../../utils/text';
import { saveFile } from '../transfer/save-file';
import { KeptPane } from './kept-pane';
import { KeptRows } from './kept-rows';

interface Kept {
  readonly id: string;
  readonly name: string;
}

interface KeptListProps<T extends Kept> {
  readonly title: string;
  readonly hint: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly store: ListStore<T>;
  /** Under which name an export carries the entries. */
  readonly exportedAs: ListName;
  /** A line under the name. */
  readonly summary: (entry: T) => string;
  /**
   * What the open entry shows under its name.
   * @param edit changes the entry as it is by then: an edit before it may not have been saved yet
   */
  readonly details: (entry: T, edit: (change: (entry: T) => T) => void) => ReactNode;
  /** What follows the list. */
  readonly children?: ReactNode;
}

const longestName = 80;

/** Things kept under a name: searched, opened, renamed, duplicated, exported, deleted. */
export function KeptList<T extends Kept>({
  title,
  hint,
  none,
  store,
  exportedAs,
  summary,
  details,
  children,
}: KeptListProps<T>) {
  const { entries, hasFailed, change } = useList(store);
  const [chosen, setChosen] = useState<string | null>(() => location.hash.split('/')[1] ?? null);
  if (!entries) return <main className="pane" />;
  const open = entries.find(({ id }) => id === chosen);
  const edit = (id: string, to: (entry: T) => T) =>
    void change((all) => all.map((one) => (one.id === id ? to(one) : one)));
  const duplicate = ({ id }: T) => {
    const copyId = newId();
    const copied = (one: T) => ({ ...one, id: copyId, name: text('keptCopy', one.name).slice(0, longestName) });
    setChosen(copyId);
    void change((all) => all.flatMap((one) => (one.id === id ? [one, copied(one)] : [one])));
  };
  /** As it is stored: what was typed last may still be on its way there. */
  const exportIt = async (id: string) => {
    const entries = (await store.load()).filter((one) => one.id === id);
    const file = writeTransfer({ settings: null, lists: { [exportedAs]: entries } });
    saveFile(`understudy-${exportedAs}.json`, file);
  };
  return (
    <>
      <main className="pane">
        <h1>{title}</h1>
        <p className="hint">{hint}</p>
        {hasFailed && <Alert>{text('keptNotSaved')}</Alert>}
        <KeptRows
          rows={entries.map((entry) => ({ id: entry.id, name: entry.name, summary: summary(entry) }))}
          none={none}
          chosen={chosen}
          onChoose={setChosen}
        />
        {children}
      </main>
      {open && (
        <KeptPane
          key={open.id}
          entry={open}
          onRename={(name) => edit(open.id, (entry) => ({ ...entry, name }))}
          onDuplicate={() => duplicate(open)}
          onExport={() => void exportIt(open.id)}
          onDelete={() => void change((all) => all.filter(({ id }) => id !== open.id))}
        >
          {details(open, (to) => edit(open.id, to))}
        </KeptPane>
      )}
    </>
  );
}
