import { countedText, text } from '../../utils/text';
import type { Send } from './use-port';

/** Says that rows differ from what the last fill wrote, with the way to write them. */
export function ChangesBar({ pending, send }: { readonly pending: number; readonly send: Send }) {
  if (pending === 0) return null;
  return (
    <div className="banner" role="group" aria-label={text('changes')}>
      <p>{countedText('changesPending', pending)}</p>
      <button type="button" className="quiet-button" onClick={() => send({ do: 'apply-changes' })}>
        {text('applyChanges')}
      </button>
    </div>
  );
}
