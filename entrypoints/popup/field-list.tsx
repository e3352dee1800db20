import { useState } from 'react';
import type { FieldRow } from '../../utils/messages/field-row';
import { text } from '../../utils/text';
import { FieldItem } from './field-item';
import { isNarrowed, type Answers, type PopupAction, type PopupState } from './popup-state';
import type { Send } from './use-port';
import { useHighlight } from './use-highlight';

interface FieldListProps {
  readonly state: PopupState;
  readonly send: Send;
  readonly dispatch: (action: PopupAction) => void;
}

/** Every field of the page under its sections, a bounded number at first; one row is open at a time. */
export function FieldList({ state, send, dispatch }: FieldListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const highlight = useHighlight(send);
  const shown = state.rows.slice(0, state.wanted);
  if (shown.length === 0) return isNarrowed(state.view) ? <p className="hint no-rows">{text('noRows')}</p> : null;
  return (
    <section className="fields" aria-label={text('fields')} {...highlight}>
      {inSections(shown).map(({ key, title, rows }) => (
        <div key={key}>
          {title && (
            <h2 className="section-title">
              <bdi>{title}</bdi>
            </h2>
          )}
          <ul>
            {rows.map((row) => (
              <FieldItem
                key={row.row}
                row={row}
                isOpen={row.row === open}
                onToggle={setOpen}
                answers={row.row === open ? state.answers : noAnswers}
                send={send}
              />
            ))}
          </ul>
        </div>
      ))}
      {state.total > shown.length && (
        <p className="more">
          <span className="hint">{text('shownOf', shown.length, state.total)}</span>
          <button type="button" className="small-button" onClick={() => dispatch({ type: 'show-more' })}>
            {text('showMore')}
          </button>
        </p>
      )}
    </section>
  );
}

/** One object for all closed rows: they are not drawn anew with each answer. */
const noAnswers: Answers = { details: null, samples: {}, ownSamples: {}, sample: null };

interface Section {
  /** Stays as fields come and go: what is open is not drawn anew. */
  readonly key: string;
  readonly title: string;
  readonly rows: FieldRow[];
}

/** Rows that follow each other under one heading. */
function inSections(rows: readonly FieldRow[]): readonly Section[] {
  const sections: Section[] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    if (last?.title === row.section) last.rows.push(row);
    else {
      const nth = sections.filter(({ title }) => title === row.section).length;
      sections.push({ key: `${nth} ${row.section}`, title: row.section, rows: [row] });
    }
  }
  return sections;
}
