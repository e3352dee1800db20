import { IconButton } from '../../components/icon-button';
import type { FieldRow, TabState } from '../../utils/messages';
import { text } from '../../utils/text';
import type { Send } from './use-port';

interface SweepProps {
  readonly sweep: TabState['sweep'];
  readonly rows: readonly FieldRow[];
  readonly send: Send;
}

/** Steps through all that can be wrong in a form, one at a time, every other field valid. */
export function Sweep({ sweep, rows, send }: SweepProps) {
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
  const label = rows.find(({ row }) => row === sweep.row)?.label || text('noLabel');
  return (
    <div className="sweep" role="group" aria-label={text('sweep')}>
      <IconButton icon="back" label={text('sweepPrevious')} onClick={step('previous')} />
      <p aria-live="polite">{text('sweepAt', sweep.at, sweep.of, label, sweep.rule)}</p>
      <IconButton icon="next" label={text('sweepNext')} onClick={step('next')} />
      <button type="button" className="small-button" onClick={step('stop')}>
        {text('sweepStop')}
      </button>
    </div>
  );
}
