import { memo, useId, useState } from 'react';
import { Icon, type IconName } from '../../components/icon';
import { text, type TextKey } from '../../utils/text';
import type { FieldRow } from '../../utils/messages';
import { kindTitle } from '../../utils/kind-title';
import { reasonText } from '../../utils/reason-text';
import { FieldDetails } from './field-details';
import type { Send } from './use-port';

type Look = 'planned' | NonNullable<FieldRow['outcome']>;

const looks = {
  planned: { icon: 'planned', name: 'outcome_planned' },
  filled: { icon: 'done', name: 'outcome_filled' },
  unchanged: { icon: 'unchanged', name: 'outcome_unchanged' },
  refused: { icon: 'refused', name: 'outcome_refused' },
  skipped: { icon: 'skipped', name: 'outcome_skipped' },
} as const satisfies Record<Look, { icon: IconName; name: TextKey }>;

/** One line of the list: what the field is called, wants and gets; opens to its details. */
export const FieldItem = memo(function FieldItem({ row, send }: { readonly row: FieldRow; readonly send: Send }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const look = lookOf(row);
  return (
    <li className="row" data-look={look}>
      <button
        type="button"
        className="row-head"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={looks[look].icon} />
        <span className="visually-hidden">{text(looks[look].name)}</span>
        <span className="row-label">
          <bdi>{row.label || text('noLabel')}</bdi>
        </span>
        <span className="row-value">
          <bdi>{shownValue(row)}</bdi>
        </span>
        <span className="row-kind">{kindTitle(row.kind)}</span>
        <Icon name="chevron" />
        {row.reason && <span className="row-reason">{reasonText(row.reason)}</span>}
      </button>
      {open && (
        <div id={id}>
          <FieldDetails
            row={row}
            onOverride={(override) => send({ do: 'override', row: row.row, override })}
            onKind={(kind) =>
              send(
                kind
                  ? { do: 'override', row: row.row, override: { do: 'kind', kind } }
                  : { do: 'forget-kind', row: row.row },
              )
            }
          />
        </div>
      )}
    </li>
  );
});

/** Before a fill, a field with a reason and no value is one that will be left alone, or emptied on purpose. */
function lookOf({ outcome, planned, reason }: FieldRow): Look {
  return outcome ?? (reason && reason !== 'breaks-required' && !planned ? 'skipped' : 'planned');
}

function shownValue({ outcome, holds, planned }: FieldRow): string {
  if (outcome === 'filled') return holds || planned;
  return outcome === null ? planned : holds;
}
