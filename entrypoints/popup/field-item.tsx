import { lazy, memo, Suspense, useEffect, useId, useRef } from 'react';
import { Icon } from '../../components/icon';
import { onEscape } from '../../components/on-escape';
import type { FieldRow } from '../../utils/messages/field-row';
import { rowLook } from '../../utils/messages/row-look';
import { text } from '../../utils/text';
import type { Answers } from './popup-state';
import { kindTag, personTag, rowAim, rowContent } from './row-content';
import type { Send } from './use-port';

/** Loaded when a row is first opened. */
const FieldDetails = lazy(async () => ({ default: (await import('./details/field-details')).FieldDetails }));

interface FieldItemProps {
  readonly row: FieldRow;
  readonly isOpen: boolean;
  /** @param row null closes */
  readonly onToggle: (row: string | null) => void;
  readonly answers: Answers;
  readonly send: Send;
}

/** One line of the list: what the field is called and gets; opens to its details. */
export const FieldItem = memo(function FieldItem({ row, isOpen, onToggle, answers, send }: FieldItemProps) {
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const look = rowLook(row);
  const isTold = answers.details?.row === row.row;
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isTold]);
  const close = () => {
    onToggle(null);
    head.current?.focus();
  };
  return (
    <li
      ref={item}
      className="row"
      data-row={row.row}
      data-look={look}
      data-open={isOpen || undefined}
      onKeyDown={(event) => isOpen && onEscape(event, close)}
    >
      <button
        ref={head}
        type="button"
        className="row-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(isOpen ? null : row.row)}
      >
        <span className="dot" />
        <span className="visually-hidden">{text(`look_${look}`)}</span>
        <span className="row-label">
          <bdi>{row.label || text('noLabel')}</bdi>
        </span>
        <RowValue row={row} />
        <Icon name="down" />
      </button>
      {isOpen && (
        <div id={id} className="details">
          <Suspense>
            <FieldDetails row={row} answers={answers} send={send} />
          </Suspense>
        </div>
      )}
    </li>
  );
});

/** A value beside its kind and whose it is, where the label leaves that open, and what a mode is after with it. */
function RowValue({ row }: { readonly row: FieldRow }) {
  const { is, text: content } = rowContent(row);
  const tag = kindTag(row);
  const person = personTag(row);
  const aim = rowAim(row);
  return (
    <span className="row-content">
      <bdi className={`row-${is}`}>{content}</bdi>
      {tag && <span className="row-tag">{tag}</span>}
      {person && <span className="row-tag row-person">{person}</span>}
      {aim && (
        <span className="row-aim" data-odd={row.breaks !== 'cannot-be-invalid'}>
          {aim}
        </span>
      )}
    </span>
  );
}
