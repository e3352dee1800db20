import type { PageNotice } from '../../messages/agent';
import { Stopped } from '../frames/answering';
import type { SessionServices } from '../session/session-services';
import { Trouble, troubleKey } from '../frames/trouble';

/** What went wrong, in a sentence. */
export function problemText(error: unknown, say: SessionServices['say']): string {
  return say(troubleKey(error instanceof Trouble ? error.code : 'unknown'));
}

/** What the page is to say of what was done, as it is known now. */
export type Said = () => PageNotice;

/**
 * Does what was asked for on the page itself, and says there what became of it, as the settings have it; what could not
 * be done always.
 */
export async function doOnPage(services: SessionServices, work: () => Promise<Said | null>): Promise<void> {
  try {
    const said = await work();
    if (said && (await services.settings()).notice) await tellOnPage(services, said());
  } catch (error) {
    if (!(error instanceof Stopped))
      await tellOnPage(services, { text: problemText(error, services.say), undo: null, tone: 'problem' });
    throw error;
  }
}

/** A page that can't be reached says nothing; the toolbar button does. */
export async function tellOnPage({ link }: SessionServices, notice: PageNotice): Promise<void> {
  await link.call(0, 'agent/notice', notice).catch(() => undefined);
}
