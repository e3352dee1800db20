import { useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { onEscape } from '../../components/on-escape';
import type { TabState } from '../../utils/messages/tab-state';
import { rowLooks } from '../../utils/messages/row-look';
import { text } from '../../utils/text';
import type { ListView } from './popup-state';

interface ListToolsProps {
  readonly view: ListView;
  readonly counts: TabState['counts'];
  readonly onView: (view: ListView) => void;
}

/** Filters as counts to press, and the search of the list. Escape closes the search, not the popup. */
export function ListTools({ view, counts, onView }: ListToolsProps) {
  const [searching, setSearching] = useState(view.search !== '');
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSearching(false);
    toggle.current?.focus();
    if (view.search) onView({ ...view, search: '' });
  };
  const all = rowLooks.reduce((sum, look) => sum + counts[look], 0);
  if (all === 0) return null;
  return (
    <div className="list-tools">
      <div className="filters" role="group" aria-label={text('filters')}>
        {rowLooks
          .filter((look) => counts[look] > 0 || view.look === look)
          .map((look) => (
            <Filter
              key={look}
              name={text(`filter_${look}`, counts[look])}
              pressed={view.look === look}
              onPress={() => onView({ ...view, look: view.look === look ? null : look })}
            />
          ))}
      </div>
      <IconButton
        ref={toggle}
        icon="search"
        label={text('search')}
        aria-expanded={searching}
        onClick={() => (searching ? close() : setSearching(true))}
      />
      {searching && (
        <input
          type="search"
          className="search"
          autoFocus
          aria-label={text('searchFields')}
          placeholder={text('searchFields')}
          value={view.search}
          onChange={(event) => onView({ ...view, search: event.target.value })}
          onKeyDown={(event) => onEscape(event, close)}
        />
      )}
    </div>
  );
}

interface FilterProps {
  readonly name: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function Filter({ name, pressed, onPress }: FilterProps) {
  return (
    <button type="button" className="filter" aria-pressed={pressed} onClick={onPress}>
      {name}
    </button>
  );
}
