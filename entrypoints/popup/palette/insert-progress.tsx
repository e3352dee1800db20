import { text } from '../../../utils/text';

interface InsertProgressProps {
  /** Characters that went in, of all. */
  readonly done: number;
  readonly of: number;
  readonly onCancel: () => void;
}

/** How far a long text is that goes into the page, and the way to stop it. */
export function InsertProgress({ done, of, onCancel }: InsertProgressProps) {
  const label = text('insertProgress', done.toLocaleString(), of.toLocaleString());
  return (
    <div className="insert-progress">
      <progress aria-label={label} value={done} max={of} />
      <span className="hint">{label}</span>
      <button type="button" className="small-button" onClick={onCancel}>
        {text('cancel')}
      </button>
    </div>
  );
}
