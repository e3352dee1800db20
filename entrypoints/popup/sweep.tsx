import { IconButton } from '../../components/icon-button';
import type { TabState } from '../../utils/messages/tab-state';
import { text } from '../../utils/text';
import type { Send } from './use-port';

interface SweepProps {
  readonly sweep: TabState['sweep'];
  readonly send: Send;
}

/** Steps through all that can be wrong in a form, one at a time, every other field valid. */
export function Sweep({ sweep, send }: SweepProps) {
  const step = (to: 'start' | 'next' | 'previous' | 'stop') => () => send({ do: 'sweep', step: to });
  if (!sweep)
    return (
      <div className="sweep">
        <p>{text('sweepHint')}</p>
        <button type="button" className="small-button" onClick={step('start')}>
          {text('sweepStart')}
        </button>
      </div>
    );
  const { at, of, label, rule } = sweep;
  return (
    <div className="sweep" role="group" aria-label={text('sweep')}>
      <IconButton icon="back" label={text('sweepPrevious')} onClick={step('previous')} />
      <p aria-live="polite">{text('sweepAt', at, of, label || text('noLabel'), rule)}</p>
      <IconButton icon="next" label={text('sweepNext')} onClick={step('next')} />
      <button type="button" className="small-button" onClick={step('stop')}>
        {text('sweepStop')}
      </button>
    </div>
  );
}
