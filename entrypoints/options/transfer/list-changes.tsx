import type { ListChange } from '../../../utils/settings/transfer/import-list';
import type { Entry, ListName } from '../../../utils/settings/transfer/transfer-lists';
import { text } from '../../../utils/text';

interface ListChangesProps {
  readonly name: ListName;
  readonly change: ListChange;
}

const sorts = ['added', 'changed', 'removed'] as const;
const mostNamed = 100;

/** What an import does to one list: how many entries, and by a click which. */
export function ListChanges({ name, change }: ListChangesProps) {
  const counts = sorts.map((sort) => change[sort].length);
  const summary = `${text(`transfer_${name}`)}: ${text('importChange', ...counts)}`;
  if (counts.every((count) => count === 0)) return <p>{summary}</p>;
  return (
    <details>
      <summary>{summary}</summary>
      {sorts.map(
        (sort) => change[sort].length > 0 && <Named key={sort} title={text(`import_${sort}`)} entries={change[sort]} />,
      )}
    </details>
  );
}

function Named({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.slice(0, mostNamed).map((entry) => (
          <li key={entry.id}>
            <bdi>{entryTitle(entry)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Rules and persons have a name; what has none is told by its id. */
function entryTitle(entry: Entry & { readonly name?: unknown }): string {
  return typeof entry.name === 'string' && entry.name ? entry.name : entry.id;
}
