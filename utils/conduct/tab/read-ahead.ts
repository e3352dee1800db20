import { Stopped } from '../frames/answering';
import { planTab } from '../planning/plan-tab';
import { readFirst, topDocument } from '../page/read-tab';
import type { TabField } from '../page/rows';
import type { SessionParts } from './session-parts';
import type { Frame } from '../frames/frame-scripts';
import { Trouble } from '../frames/trouble';

/** The first fields of a page that is still being read, planned. */
export interface FirstFields {
  readonly fields: readonly TabField[];
  /** The top frame's document. */
  readonly document: number;
}

/** What a fill may begin with while its page is still being read for the first time. */
export class ReadAhead {
  readonly #parts: Pick<SessionParts, 'services' | 'person' | 'signal'>;
  /** The frames of the page; null where none is being read. */
  #reached: Promise<readonly Frame[]> | null = null;
  #planned: Promise<FirstFields | null> | null = null;

  constructor(parts: Pick<SessionParts, 'services' | 'person' | 'signal'>) {
    this.#parts = parts;
  }

  /** A page begins to be read, by these frames. */
  begin(reached: Promise<readonly Frame[]>): void {
    this.#reached = reached;
  }

  /** The page is read, or can't be. */
  end(): void {
    this.#reached = null;
  }

  /** Resolves once nothing is being planned ahead. */
  async settled(): Promise<void> {
    await this.#planned;
  }

  /**
   * Plans the first fields of a large page while the rest of it is being read, as they will most likely be planned with
   * the rest.
   * @returns null where the page is small or is not being read just now, and where what is said of single fields can
   * only be told from the whole
   */
  first(): Promise<FirstFields | null> {
    if (this.#reached && !this.#planned)
      this.#planned = this.#plan(this.#reached)
        .catch((error: unknown) => {
          if (!(error instanceof Trouble || error instanceof Stopped)) this.#parts.services.unexpected(error);
          return null;
        })
        .finally(() => (this.#planned = null));
    return this.#planned ?? Promise.resolve(null);
  }

  async #plan(reached: Promise<readonly Frame[]>): Promise<FirstFields | null> {
    const { services, person } = this.#parts;
    const signal = this.#parts.signal();
    const frames = await reached;
    const document = topDocument(frames);
    const [record, rules] = await Promise.all([services.loadFill(), services.rules()]);
    if (record?.document === document || rules.some(({ on }) => on)) return null;
    void services.link.readyToWrite(frames.filter(({ frameId }) => frameId === 0));
    const reading = await readFirst(services.link, frames, signal);
    if (!reading) return null;
    await person.meet(reading);
    if (person.memory.scenario !== '' || person.mode !== 'realistic') return null;
    const { fields } = await planTab(reading, person.memory, services, { signal });
    return { fields, document };
  }
}
