import { useEffect, useRef } from 'react';
import { text } from '../../components/text';
import type { PopupState } from './popup-state';
import { statusText } from './status-text';
import type { Send } from './use-port';

/** Where things stand, in one sentence; while filling with a bar and the way to stop, which leaves its focus to the sentence. */
export function StatusLine({ state, send }: { readonly state: PopupState; readonly send: Send }) {
  const { tab, fill } = state;
  const filling = tab?.phase === 'filling';
  const line = useRef<HTMLParagraphElement>(null);
  const cancelFocused = useRef(false);
  useEffect(() => {
    if (filling || !cancelFocused.current) return;
    cancelFocused.current = false;
    line.current?.focus();
  }, [filling]);
  return (
    <div className="status" data-phase={fill === 'asked' ? 'asked' : (tab?.phase ?? 'reading')}>
      <p role="status" ref={line} tabIndex={-1}>
        {statusText(state)}
      </p>
      {filling && (
        <button
          type="button"
          className="quiet-button"
          onFocus={() => (cancelFocused.current = true)}
          onBlur={() => (cancelFocused.current = false)}
          onClick={() => send({ do: 'cancel' })}
        >
          {text('cancel')}
        </button>
      )}
      {filling && <Progress done={tab.done} of={tab.fillable} />}
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
