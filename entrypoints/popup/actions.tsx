import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { ReadOut } from '../../components/read-out';
import type { NextUndo, TabState } from '../../utils/messages/tab-state';
import { text, uiLanguage } from '../../utils/text';
import { isEntered } from './place';
import type { Send } from './use-port';

/** Loaded when first opened: the popup opens without it. */
const ScenarioMenu = lazy(async () => ({ default: (await import('./scenario/scenario-menu')).ScenarioMenu }));

interface ActionsProps {
  readonly tab: TabState | null;
  readonly send: Send;
}

const busyPhases: readonly TabState['phase'][] = ['filling', 'undoing'];

/** What a person comes for. Unavailable buttons stay focusable, so that the focus is not lost with them. */
export function Actions({ tab, send }: ActionsProps) {
  const busy = tab !== null && busyPhases.includes(tab.phase);
  const cannotFill = busy || tab?.phase === 'blocked';
  const cannotUndo = busy || tab?.phase === 'blocked' || !tab?.undo;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasPage = tab !== null && tab.phase !== 'blocked' && tab.found > 0;
  const at = tab?.undo ? timeOfFill(tab.undo) : '';
  return (
    <div className="actions">
      <button
        type="button"
        className="button primary"
        autoFocus={isEntered()}
        aria-disabled={cannotFill}
        onClick={() => !cannotFill && send({ do: 'fill' })}
      >
        {text('fillPage')}
      </button>
      <IconButton
        icon="down"
        className="framed"
        label={text('scenarios')}
        aria-expanded={isMenuOpen && hasPage}
        aria-disabled={!hasPage}
        onClick={() => hasPage && setMenuOpen(!isMenuOpen)}
      />
      <button
        type="button"
        className="button"
        aria-disabled={cannotUndo}
        onClick={() => !cannotUndo && send({ do: 'undo' })}
      >
        {at ? <ReadOut>{text('undoAt', at)}</ReadOut> : text('undo')}
      </button>
      {isMenuOpen && hasPage && (
        <Suspense fallback={null}>
          <ScenarioMenu tab={tab} send={send} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** To the second where the fill before it began within the same minute. */
function timeOfFill({ at, before }: NextUndo): string {
  const time = (timeStyle: 'short' | 'medium', epochMs: number) =>
    new Intl.DateTimeFormat(uiLanguage(), { timeStyle }).format(epochMs);
  const short = time('short', at);
  return before !== null && time('short', before) === short ? time('medium', at) : short;
}
