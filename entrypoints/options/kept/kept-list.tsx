import { useState, type ReactNode } from 'react';
import { Alert } from '../../../components/alert';
import { useList } from '../../../components/use-list';
import type { ListStore } from '../../../utils/settings/list-store';
import { newId } from '../../../utils/settings/new-id';
import type { ListName } from '../../../utils/settings/transfer/transfer-lists';
import { text } from '../../../utils/text';
import { KeptPane } from './kept-pane';

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
  /** What the open entry shows under its name. */
  readonly details: (entry: T, onChange: (entry: T) => void) => ReactNode;
  /** What follows the list. */
  readonly children?: ReactNode;
}

/** Rows drawn at once; the search finds the others. */
const mostShown = 200;
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
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  if (!entries) return <main className="pane" />;
  const wanted = search.trim().toLowerCase();
  const found = entries.filter((entry) => `${entry.name}\n${summary(entry)}`.toLowerCase().includes(wanted));
  const open = entries.find(({ id }) => id === chosen);
  const set = (entry: T) => void change((all) => all.map((one) => (one.id === entry.id ? entry : one)));
  const duplicate = (entry: T) => {
    const copy = { ...entry, id: newId(), name: text('keptCopy', entry.name).slice(0, longestName) };
    setChosen(copy.id);
    void change((all) => all.flatMap((one) => (one.id === entry.id ? [one, copy] : [one])));
  };
  return (
    <>
      <main className="pane">
        <h1>{title}</h1>
        <p className="hint">{hint}</p>
        {hasFailed && <Alert>{text('keptNotSaved')}</Alert>}
        {entries.length === 0 && <p className="empty">{none}</p>}
        {entries.length > 0 && (
          <input
            type="search"
            aria-label={text('search')}
            placeholder={text('search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        {entries.length > 0 && found.length === 0 && <p className="empty">{text('keptNotFound')}</p>}
        <ul className="rules">
          {found.slice(0, mostShown).map((entry) => (
            <li key={entry.id} className="rule kept" data-chosen={entry.id === chosen || undefined}>
              <button
                type="button"
                className="rule-open"
                aria-current={entry.id === chosen ? 'true' : undefined}
                onClick={() => setChosen(entry.id)}
              >
                <bdi>{entry.name}</bdi>
                <span className="hint">{summary(entry)}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > mostShown && <p className="hint">{text('shownOf', mostShown, found.length)}</p>}
        {children}
      </main>
      {open && (
        <KeptPane
          key={open.id}
          entry={open}
          exportedAs={exportedAs}
          onRename={(name) => set({ ...open, name })}
          onDuplicate={() => duplicate(open)}
          onDelete={() => void change((all) => all.filter(({ id }) => id !== open.id))}
        >
          {details(open, set)}
        </KeptPane>
      )}
    </>
  );
}
