import { useEffect, useRef } from 'react';
import { text } from '../../utils/text';
import type { Phase } from '../../utils/messages/tab-state';
import type { PopupState } from './popup-state';
import { statusText } from './status-text';
import type { Send } from './use-port';

const stoppable: readonly Phase[] = ['reading', 'filling', 'undoing'];

/** Where things stand, in one sentence; while at work with the way to stop, which leaves its focus to the sentence. */
export function StatusLine({ state, send }: { readonly state: PopupState; readonly send: Send }) {
  const { tab, fill } = state;
  const phase = tab?.phase ?? 'reading';
  const working = stoppable.includes(phase);
  const line = useRef<HTMLParagraphElement>(null);
  const cancelFocused = useRef(false);
  useEffect(() => {
    if (working || !cancelFocused.current) return;
    cancelFocused.current = false;
    line.current?.focus();
  }, [working]);
  return (
    <div className="status" data-phase={fill === 'asked' ? 'asked' : phase}>
      <p role="status" ref={line} tabIndex={-1}>
        {statusText(state)}
      </p>
      {working && (
        <button
          type="button"
          className={phase === 'filling' ? 'quiet-button' : 'quiet-button late'}
          onFocus={() => (cancelFocused.current = true)}
          onBlur={() => (cancelFocused.current = false)}
          aria-disabled={tab?.isStopping}
          onClick={() => !tab?.isStopping && send({ do: 'cancel' })}
        >
          {text('cancel')}
        </button>
      )}
      {tab && phase === 'filling' && <Progress done={tab.done} of={tab.fillable} />}
    </div>
  );
}

function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  const share = of > 0 ? Math.min(done / of, 1) : 0;
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={text('progress')}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
    >
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
