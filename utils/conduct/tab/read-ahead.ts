import { Stopped } from '../frames/answering';
import type { PlanContext } from '../../plan/context';
import { planTab } from '../planning/plan-tab';
import { readFirst, topDocument } from '../page/read-tab';
import type { TabField } from '../page/rows';
import type { SessionParts } from './session-parts';
import type { Frame } from '../frames/frame-scripts';
import { Trouble } from '../frames/trouble';

/** The first fields of a page that is still being read, planned. */
export interface FirstFields {
  readonly fields: readonly TabField[];
  /** What they were planned with. */
  readonly context: PlanContext;
  /** The top frame's document. */
  readonly document: number;
}

/** What a fill may begin with while its page is still being read for the first time. */
export class ReadAhead {
  readonly #parts: Pick<SessionParts, 'services' | 'person' | 'signal'>;
  /** null where no page is being read. */
  #planned: Promise<FirstFields | null> | null = null;

  constructor(parts: Pick<SessionParts, 'services' | 'person' | 'signal'>) {
    this.#parts = parts;
  }

  /**
   * Plans the first fields of a large page while the rest of it is being read, as they will most likely be planned with
   * the rest. That is begun before anybody asks: who presses at once sees values before the page is half read.
   * @param reached the frames of a page that begins to be read
   */
  begin(reached: Promise<readonly Frame[]>): void {
    const signal = this.#parts.signal();
    this.#planned = this.#wanted(reached)
      .then((frames) => frames && this.#plan(frames, signal))
      .catch((error: unknown) => {
        if (!(error instanceof Trouble || error instanceof Stopped)) this.#parts.services.unexpected(error);
        return null;
      });
  }

  /** The page is read, or can't be. @returns resolves once nothing is being planned ahead */
  async end(): Promise<void> {
    const planned = this.#planned;
    this.#planned = null;
    await planned;
  }

  /**
   * @returns null where the page is small or is not being read just now, and where what is said of single fields can
   * only be told from the whole
   */
  first(): Promise<FirstFields | null> {
    return this.#planned ?? Promise.resolve(null);
  }

  /** @returns the frames; null where rules or an earlier fill may speak of any field */
  async #wanted(reached: Promise<readonly Frame[]>): Promise<readonly Frame[] | null> {
    const { services } = this.#parts;
    const [frames, record, rules] = await Promise.all([reached, services.loadFill(), services.rules()]);
    return record?.document === topDocument(frames) || rules.some(({ on }) => on) ? null : frames;
  }

  async #plan(frames: readonly Frame[], signal: AbortSignal): Promise<FirstFields | null> {
    const { services, person } = this.#parts;
    const reading = await readFirst(services.link, frames, signal);
    if (!reading) return null;
    void services.link.readyToWrite(frames.filter(({ frameId }) => frameId === 0));
    await person.meet(reading);
    if (person.memory.scenario !== '' || person.mode !== 'realistic') return null;
    const { fields, context } = await planTab(reading, person.memory, services, { signal });
    return { fields, context, document: topDocument(frames) };
  }
}
