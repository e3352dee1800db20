import { KindChooser } from '../../../components/kind-chooser';
import { suits, type Suit } from '../../../utils/catalogue/entry';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { text } from '../../../utils/text';

interface EntrySuitsProps {
  readonly entry: OwnEntry;
  readonly onChange: (change: Pick<OwnEntry, 'kinds'> | Pick<OwnEntry, 'suits'>) => void;
}

/** Nothing is inserted at a caret of these. */
const controls = suits.filter((suit): suit is Exclude<Suit, 'file'> => suit !== 'file');

/** For which fields an entry is offered in the list of the popup; menus and the search always offer it. */
export function EntrySuits({ entry, onChange }: EntrySuitsProps) {
  const chosen = entry.suits ?? controls;
  const toggle = (suit: Suit, isChosen: boolean) => {
    const next = controls.filter((one) => (one === suit ? isChosen : chosen.includes(one)));
    onChange({ suits: next.length === controls.length || next.length === 0 ? undefined : next });
  };
  return (
    <details>
      <summary>{text('entrySuits')}</summary>
      <div className="rule-editor">
        <p className="hint">{text('entrySuitsHint')}</p>
        <KindChooser
          label={text('kind')}
          chosen={entry.kinds?.[0] ?? null}
          automatic={text('kindAny')}
          samples={{}}
          onChoose={(kind) => onChange({ kinds: kind ? [kind] : undefined })}
        />
        <div className="places" role="group" aria-label={text('entryControls')}>
          {controls.map((suit) => (
            <label key={suit}>
              <input
                type="checkbox"
                checked={chosen.includes(suit)}
                onChange={({ target }) => toggle(suit, target.checked)}
              />
              {text(suit === 'datetime-local' ? 'suit_datetime' : `suit_${suit}`)}
            </label>
          ))}
        </div>
      </div>
    </details>
  );
}
