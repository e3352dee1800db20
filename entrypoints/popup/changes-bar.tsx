import { countedText, text } from '../../utils/text';
import type { Send } from './use-port';

interface ChangesBarProps {
  readonly pending: number;
  /** While a fill runs, the button waits. */
  readonly isBusy: boolean;
  readonly send: Send;
}

/** Says that rows differ from what the last fill wrote, with the way to write them. */
export function ChangesBar({ pending, isBusy, send }: ChangesBarProps) {
  if (pending === 0) return null;
  return (
    <div className="banner" role="group" aria-label={text('changes')}>
      <p>{countedText('changesPending', pending)}</p>
      <button
        type="button"
        className="quiet-button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && send({ do: 'apply-changes' })}
      >
        {text('applyChanges')}
      </button>
    </div>
  );
}
