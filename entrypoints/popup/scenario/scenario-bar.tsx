import type { TabState } from '../../../utils/messages/tab-state';
import { countedText, text } from '../../../utils/text';
import type { Send } from '../use-port';

interface ScenarioBarProps {
  readonly scenario: NonNullable<TabState['scenario']>;
  readonly send: Send;
}

/** Which scenario is filled in, and what of it no longer fits the page. */
export function ScenarioBar({ scenario: { name, played, gone, fresh }, send }: ScenarioBarProps) {
  const drift = [
    gone > 0 ? countedText('scenarioGone', gone) : '',
    fresh > 0 ? countedText('scenarioFresh', fresh) : '',
  ].filter(Boolean);
  return (
    <div className="banner" role="group" aria-label={text('scenario')}>
      <p>
        {played === 0 ? text('scenarioElsewhere', name) : countedText('scenarioPlayed', played, name)}{' '}
        {played > 0 && drift.join(' ')}
      </p>
      <button type="button" className="quiet-button" onClick={() => send({ do: 'use-scenario', id: '' })}>
        {text('scenarioStop')}
      </button>
    </div>
  );
}
