import type { SessionServices } from '../session/session-services';
import { Trouble, troubleKey } from '../frames/trouble';

/** What went wrong, in a sentence. */
export function problemText(error: unknown, say: SessionServices['say']): string {
  return say(troubleKey(error instanceof Trouble ? error.code : 'unknown'));
}
