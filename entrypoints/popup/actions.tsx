import { text } from '../../utils/text';
import type { TabState } from '../../utils/messages';
import type { Send } from './use-port';

interface ActionsProps {
  readonly tab: TabState | null;
  readonly send: Send;
}

const busyPhases: readonly TabState['phase'][] = ['filling', 'undoing'];

/** What a person comes for. Unavailable buttons stay focusable, so that the focus is not lost with them. */
export function Actions({ tab, send }: ActionsProps) {
  const busy = tab !== null && busyPhases.includes(tab.phase);
  const blocked = tab?.phase === 'blocked';
  const actions = [
    { name: text('fillPage'), request: { do: 'fill' }, off: busy || blocked },
    { name: text('newPerson'), request: { do: 'new-person' }, off: busy || !tab?.persona },
    { name: text('undo'), request: { do: 'undo' }, off: busy || !tab?.undo },
  ] as const;
  return (
    <div className="actions">
      {actions.map(({ name, request, off }) => (
        <button
          key={request.do}
          type="button"
          className={request.do === 'fill' ? 'button primary' : 'button'}
          aria-disabled={off}
          onClick={() => !off && send(request)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
