import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Alert } from '../../../components/alert';
import { OptionList, optionId } from '../../../components/option-list';
import { setFavourite } from '../../../utils/conduct/menus/inserted';
import { text } from '../../../utils/text';
import { leavePopup } from '../place';
import { useCatalogue } from '../use-catalogue';
import { useOwnEntries } from '../use-own-entries';
import type { PopupPort } from '../use-port';
import { paletteItems, type PaletteItem } from './palette-items';
import { InsertProgress } from './insert-progress';
import { PaletteFooter } from './palette-footer';
import { searchItems } from './search-items';
import { useInserted } from './use-inserted';

interface PaletteProps extends PopupPort {
  readonly onClose: () => void;
}

/** All that can be inserted, found by typing: Enter inserts at the page's caret, Shift+Enter copies. */
export function Palette({ state, send, dispatch, onClose }: PaletteProps) {
  const id = useId();
  const catalogue = useCatalogue();
  const own = useOwnEntries();
  const inserted = useInserted();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState('');
  const [explained, setExplained] = useState(false);
  /** What became of it, for screen readers too. */
  const [said, setSaid] = useState('');
  const { samples, ownSamples } = state.answers;
  const done = state.inserted;
  const isHeard = state.tab !== null;
  useEffect(() => {
    if (isHeard) send({ do: 'kind-samples' });
  }, [isHeard, send]);
  useEffect(() => {
    if (done) leavePopup();
  }, [done]);
  const items = useMemo(
    () => paletteItems({ samples, catalogue, own, ownSamples }),
    [samples, catalogue, own, ownSamples],
  );
  const shown = useMemo(() => unique(searchItems(items, query, inserted)), [items, query, inserted]);
  const at = Math.max(
    0,
    shown.findIndex((item) => item.id === marked),
  );
  const active = shown[at];
  const insert = (item: PaletteItem) => send({ do: 'insert', id: item.id });
  const copy = async (item: PaletteItem) => {
    await navigator.clipboard.writeText(item.value());
    setSaid(text('copied'));
  };
  const goTo = (position: number) => setMarked(shown.at(position % shown.length)?.id ?? '');
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    PageDown: () => goTo(Math.min(at + pageStep, shown.length - 1)),
    PageUp: () => goTo(Math.max(at - pageStep, 0)),
    Enter: () => active && insert(active),
    'Shift+Enter': () => active && void copy(active),
    ...(!explained && active && { Tab: () => setExplained(true) }),
    Escape: onClose,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    setSaid('');
    act();
  };
  return (
    <main className="palette">
      {state.problem && <Alert onDismiss={() => dispatch({ type: 'dismiss' })}>{state.problem}</Alert>}
      <input
        type="text"
        role="combobox"
        className="search"
        autoFocus
        aria-label={text('insertSearch')}
        placeholder={text('insertSearch')}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active.id)}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setMarked('');
        }}
        onKeyDown={press}
      />
      <OptionList
        id={id}
        label={text('insert')}
        options={shown}
        active={active?.id ?? ''}
        chosen={active?.id ?? ''}
        onChoose={(chosen) => send({ do: 'insert', id: chosen })}
      />
      <PaletteFooter
        item={active}
        isExplained={explained}
        isFavourite={active !== undefined && inserted.favourite.includes(active.id)}
        onFavourite={(chosen, kept) => void setFavourite(chosen, kept)}
      />
      {state.inserting && (
        <InsertProgress
          {...state.inserting}
          onCancel={() => {
            send({ do: 'cancel' });
            setSaid(text('insertStopped'));
          }}
        />
      )}
      <p id={`${id}-hint`} className="hint">
        {text('insertHint')}
      </p>
      <p role="status">{said || (done && text('inserted', items.find(({ id }) => id === done)?.title ?? ''))}</p>
      <span className="visually-hidden" aria-live="polite">
        {query && text('insertFound', shown.length)}
      </span>
    </main>
  );
}

/** Options that PageUp and PageDown pass over. */
const pageStep = 8;

function unique(items: readonly PaletteItem[]): readonly PaletteItem[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
