import { browser } from 'wxt/browser';
import { text } from '../../utils/text';
import type { PopupPort } from './use-port';

/**
 * Has the browser ask the person for sites. Called within their click, with nothing waited for before: browsers want that.
 * @param patterns match patterns
 */
export async function askForAccess(
  patterns: readonly string[],
  { send, dispatch }: Pick<PopupPort, 'send' | 'dispatch'>,
): Promise<void> {
  const granted = await browser.permissions.request({ origins: [...patterns] }).catch(() => false);
  if (granted) send({ do: 'refresh' });
  else dispatch({ type: 'problem', text: text('problemAccess') });
}
