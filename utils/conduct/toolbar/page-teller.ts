import type { PageNotice } from '../../messages/agent';
import { Stopped } from '../frames/answering';
import type { SessionServices } from '../session/session-services';
import { problemText } from './problem-text';

/** What the page is to say of what was done, as it is known now. */
export type Said = () => PageNotice;

/** Has a tab's page say what is done on it. A page that can't be reached says nothing; the toolbar button does. */
export class PageTeller {
  readonly #services: SessionServices;
  /** What the page was told last of what was done. */
  #said: Said | null = null;

  constructor(services: SessionServices) {
    this.#services = services;
  }

  /** Says what was done, whatever the settings say of notices. */
  tell(said: Said): Promise<void> {
    this.#said = said;
    return this.meanwhile(said());
  }

  /** Says what is under way. */
  async meanwhile(notice: PageNotice): Promise<void> {
    await this.#services.link.call(0, 'agent/notice', notice).catch(() => undefined);
  }

  /**
   * Does what was asked for on the page itself, and says there what became of it, as the settings have it; what could not
   * be done always.
   * @param work what it has to say of itself in the end; null where that is nothing, or was said by it
   * @throws what the work throws
   */
  async afterwards(work: () => Promise<Said | null>): Promise<void> {
    const { settings, say } = this.#services;
    try {
      const said = await work();
      if (!said) return;
      this.#said = said;
      if ((await settings()).notice) await this.meanwhile(said());
    } catch (error) {
      if (!(error instanceof Stopped))
        await this.meanwhile({ text: problemText(error, say), undo: null, tone: 'problem' });
      throw error;
    }
  }

  /** What was said, where it still stands, is said as it is true by now. */
  async correct(): Promise<void> {
    if (this.#said) await this.meanwhile({ ...this.#said(), corrects: true });
  }
}
