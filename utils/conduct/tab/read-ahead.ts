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

/** Fields from which on a page takes so long to read that somebody may press meanwhile. */
const large = 200;

/** What a fill may begin with while its page is still being read for the first time. */
export class ReadAhead {
  readonly #parts: Pick<SessionParts, 'services' | 'person' | 'signal'>;
  /** The frames of the page; null where none is being read. */
  #reached: Promise<readonly Frame[]> | null = null;
  #before: number | null = null;
  #planned: Promise<FirstFields | null> | null = null;

  constructor(parts: Pick<SessionParts, 'services' | 'person' | 'signal'>) {
    this.#parts = parts;
  }

  /**
   * A page begins to be read, by these frames.
   * @param before the top document that was read last: of that one what is said of single fields is known; null for none
   */
  begin(reached: Promise<readonly Frame[]>, before: number | null): void {
    this.#reached = reached;
    this.#before = before;
  }

  /** The page is read, or can't be. @returns resolves once nothing is being planned ahead */
  async end(): Promise<void> {
    const planned = this.#planned;
    this.#reached = null;
    this.#planned = null;
    await planned;
  }

  /**
   * So many fields of the page are known. A large one's first fields are planned before anybody asks: who presses while it
   * is being read sees values at once. A small one is not kept waiting for that.
   */
  known(fields: number): void {
    if (fields >= large) void this.first();
  }

  /**
   * Plans the first fields of a large page while the rest of it is being read, as they will most likely be planned with
   * the rest.
   * @returns null where the page is small or is not being read just now, and where what is said of single fields can
   * only be told from the whole
   */
  first(): Promise<FirstFields | null> {
    if (this.#reached) this.#planned ??= this.#begun(this.#reached);
    return this.#planned ?? Promise.resolve(null);
  }

  async #begun(reached: Promise<readonly Frame[]>): Promise<FirstFields | null> {
    const signal = this.#parts.signal();
    try {
      const frames = await this.#wanted(reached);
      return frames && (await this.#plan(frames, signal));
    } catch (error) {
      if (!(error instanceof Trouble || error instanceof Stopped)) this.#parts.services.unexpected(error);
      return null;
    }
  }

  /** @returns the frames; null where the page was read before, and where rules or an earlier fill may speak of any field */
  async #wanted(reached: Promise<readonly Frame[]>): Promise<readonly Frame[] | null> {
    const { services } = this.#parts;
    const [frames, record, rules] = await Promise.all([reached, services.loadFill(), services.rules()]);
    const isKnown = [this.#before, record?.document].includes(topDocument(frames));
    return isKnown || rules.some(({ on }) => on) ? null : frames;
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
