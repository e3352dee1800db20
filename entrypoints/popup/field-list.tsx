import { text } from '../../utils/text';
import { FieldItem } from './field-item';
import type { PopupState } from './popup-state';
import type { Send } from './use-port';

interface FieldListProps {
  readonly list: Pick<PopupState, 'rows' | 'total' | 'wanted'>;
  readonly send: Send;
  readonly onShowMore: () => void;
}

/** Every field of the page, a bounded number at first. */
export function FieldList({ list, send, onShowMore }: FieldListProps) {
  const shown = list.rows.slice(0, list.wanted);
  if (shown.length === 0) return null;
  const more = list.total > shown.length;
  return (
    <section className="fields" aria-labelledby="fields-title">
      <h2 id="fields-title">
        {text('fields')} <span className="count">{more ? text('shownOf', shown.length, list.total) : list.total}</span>
      </h2>
      <ul>
        {shown.map((row) => (
          <FieldItem key={row.row} row={row} send={send} />
        ))}
      </ul>
      {more && (
        <button type="button" className="button more" onClick={onShowMore}>
          {text('showMore')}
        </button>
      )}
    </section>
  );
}
