import { useId, useState, type FormEvent } from 'react';
import { CopyButton } from '../../components/copy-button';
import { Icon } from '../../components/icon';
import { text } from '../../utils/text';
import type { FieldRow } from '../../utils/messages';
import type { Override } from '../../utils/plan/context';
import type { Kind } from '../../utils/plan/kinds';
import { evidenceText } from './evidence-text';
import { KindSelect } from './kind-select';

interface FieldDetailsProps {
  readonly row: FieldRow;
  readonly onOverride: (override: Override | null) => void;
  /** @param kind null takes back what was said */
  readonly onKind: (kind: Kind | null) => void;
}

/** Why a field gets its value, and the person's word on it. */
export function FieldDetails({ row, onOverride, onKind }: FieldDetailsProps) {
  const { override } = row;
  const nth = override?.do === 'reroll' ? override.nth + 1 : 1;
  const skipped = override?.do === 'skip';
  const resettable = override?.do === 'text' || override?.do === 'reroll';
  return (
    <div className="details">
      <Explanation row={row} />
      <ValueEditor planned={row.planned} onOverride={onOverride} />
      <div className="details-actions">
        <button
          type="button"
          className="quiet-button"
          title={text('rerollHint')}
          onClick={() => onOverride({ do: 'reroll', nth })}
        >
          <Icon name="reroll" />
          {text('reroll')}
        </button>
        <button type="button" className="quiet-button" onClick={() => onOverride(skipped ? null : { do: 'skip' })}>
          <Icon name="skipped" />
          {text(skipped ? 'unskip' : 'skip')}
        </button>
        {resettable && (
          <button type="button" className="quiet-button" onClick={() => onOverride(null)}>
            <Icon name="undo" />
            {text('reset')}
          </button>
        )}
      </div>
      <KindSelect override={override} onChange={onKind} />
      {row.structure && (
        <div className="field">
          <CopyButton label={text('copyStructure')} content={row.structure} />
          <p className="hint">{text('copyStructureHint')}</p>
        </div>
      )}
    </div>
  );
}

function Explanation({ row }: { readonly row: FieldRow }) {
  const holdsOther = row.outcome !== null && row.holds !== '' && row.holds !== row.planned;
  return (
    <dl className="explanation">
      {row.evidence.length > 0 && (
        <div>
          <dt>{text('why')}</dt>
          {row.evidence.map((evidence, index) => (
            <dd key={index}>{evidenceText(evidence)}</dd>
          ))}
        </div>
      )}
      {holdsOther && (
        <div>
          <dt>{text('nowHolds')}</dt>
          <dd>
            <bdi>{row.holds}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ValueEditorProps {
  readonly planned: string;
  readonly onOverride: (override: Override) => void;
}

function ValueEditor({ planned, onOverride }: ValueEditorProps) {
  const id = useId();
  const [draft, setDraft] = useState(planned);
  const [draftOf, setDraftOf] = useState(planned);
  if (draftOf !== planned) {
    setDraftOf(planned);
    setDraft(planned);
  }
  const set = (event: FormEvent) => {
    event.preventDefault();
    onOverride({ do: 'text', text: draft });
  };
  return (
    <form className="field" onSubmit={set}>
      <label htmlFor={id}>{text('value')}</label>
      <div className="field-row">
        <input
          id={id}
          dir="auto"
          value={draft}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="button" aria-disabled={draft === planned}>
          {text('setValue')}
        </button>
      </div>
    </form>
  );
}
