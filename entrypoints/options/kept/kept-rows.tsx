import { useState } from 'react';
import { text } from '../../../utils/text';
import { OpenButton } from '../open-button';

export interface KeptRow {
  readonly id: string;
  readonly name: string;
  /** A line under the name. */
  readonly summary: string;
}

interface KeptRowsProps {
  readonly rows: readonly KeptRow[];
  /** What is said where there are none. */
  readonly none: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Rows drawn at once; the search finds the others. */
const mostShown = 200;

/** Things in the order given, found by their names and summaries, one of them open. */
export function KeptRows({ rows, none, chosen, onChoose }: KeptRowsProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ name, summary }) => `${name}\n${summary}`.toLowerCase().includes(wanted));
  return (
    <>
      {rows.length === 0 && <p className="empty">{none}</p>}
      {rows.length > 0 && (
        <input
          type="search"
          aria-label={text('search')}
          placeholder={text('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {rows.length > 0 && found.length === 0 && <p className="empty">{text('keptNotFound')}</p>}
      <ul className="rules">
        {found.slice(0, mostShown).map(({ id, name, summary }) => (
          <li key={id} className="rule kept" data-chosen={id === chosen || undefined}>
            <OpenButton isOpen={id === chosen} onOpen={() => onChoose(id)}>
              <bdi>{name}</bdi>
              <span className="hint">{summary}</span>
            </OpenButton>
          </li>
        ))}
      </ul>
      {found.length > mostShown && <p className="hint">{text('shownOf', mostShown, found.length)}</p>}
    </>
  );
}
