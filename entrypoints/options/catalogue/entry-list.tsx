import type { OwnEntry, OwnValue } from '../../../utils/settings/own-entries/own-entry';
import { text } from '../../../utils/text';
import { OpenButton } from '../open-button';
import { valueSummary } from '../values/rule-summary';

interface EntryListProps {
  readonly entries: readonly OwnEntry[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The entries, each with its group and what it inserts. */
export function EntryList({ entries, chosen, onChoose }: EntryListProps) {
  return (
    <ul className="rules">
      {entries.map(({ id, title, group, value }) => (
        <li key={id} className="rule entry" data-chosen={chosen === id || undefined}>
          <OpenButton isOpen={chosen === id} onOpen={() => onChoose(id)}>
            <bdi>{title}</bdi>
            <span className="hint">
              {group && (
                <>
                  <bdi>{group}</bdi> ·{' '}
                </>
              )}
              <bdi>{entrySummary(value)}</bdi>
            </span>
          </OpenButton>
        </li>
      ))}
    </ul>
  );
}

const longestShown = 120;

/** What a value inserts, in a line. */
function entrySummary(value: OwnValue): string {
  switch (value.is) {
    case 'repeated':
      return text('insertLong', value.text.slice(0, longestShown), value.length.toLocaleString());
    case 'counter':
      return text('insertLong', '*3*5*7*9*12', value.length.toLocaleString());
    case 'range':
      return text('valueBetween', value.from, value.to);
    default:
      return valueSummary(value).slice(0, longestShown);
  }
}
