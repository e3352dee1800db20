import type { FieldDescriptor } from '../pipeline';
import { wholeForms } from '../whole-forms';
import { Stopped } from './answering';
import { planTab } from './plan-tab';
import { readFirst, topDocument, type TabReading, type TopSoFar } from './read-tab';
import type { TabField } from './rows';
import type { Frame } from './tab-link';
import type { SessionParts } from './tab-page';
import { Trouble } from './trouble';

/** Fields of a page whose plan as a whole is not made yet, as they will most likely be planned with the rest. */
export interface EarlyPlan {
  readonly fields: readonly TabField[];
  /** The top frame's document. */
  readonly document: number;
}

/** Fields from which on the plan of a page that has been read is not waited for, and how many are planned before it. */
const large = 2_000;
const few = 120;
/** Fields at the end of what is known whose neighbours are not: they wait for the plan of the whole. */
const beside = 40;

/**
 * Plans parts of a large page early, for a fill that was asked for while the page is read: its first fields at once; its
 * first half while the second is read, to be written while the whole is planned. The page is not written further while
 * it is read: each turn from one to the other would have the browser lay it out anew.
 */
export class EarlyFields {
  readonly #parts: Pick<SessionParts, 'services' | 'person' | 'signal'>;
  /** The frames of a page that is read and planned; null where none is. */
  #reached: Promise<readonly Frame[]> | null = null;
  #known: number | null = null;
  /** Null until all of it is read. */
  #reading: TabReading | null = null;
  #first: Promise<EarlyPlan | null> | null = null;
  #half: Promise<TopSoFar | null> = Promise.resolve(null);
  #tellHalf: (top: TopSoFar | null) => void = () => undefined;
  #allRead: Promise<void> = Promise.resolve();
  #tellAllRead: () => void = () => undefined;

  constructor(parts: Pick<SessionParts, 'services' | 'person' | 'signal'>) {
    this.#parts = parts;
  }

  /** The page of a tab is read. @param known the document that was read before; null for none */
  begin(reached: Promise<readonly Frame[]>, known: number | null): void {
    this.#reached = reached;
    this.#known = known;
    this.#half = new Promise((resolve) => (this.#tellHalf = resolve));
    this.#allRead = new Promise((resolve) => (this.#tellAllRead = resolve));
  }

  /** So much of the top frame is read. */
  note(top: TopSoFar): void {
    if (top.at * 2 >= top.total) this.#tellHalf({ ...top, found: [...top.found] });
  }

  /** All is read, and it is settled who fills in. */
  allRead(reading: TabReading): void {
    this.#reading = reading;
    this.#tellAllRead();
  }

  /** The whole is planned, or will not be. */
  end(): void {
    this.#reached = null;
    this.#reading = null;
    this.#tellHalf(null);
    this.#tellAllRead();
  }

  /** Resolves once what is planned at the moment is planned: it settles who fills in. */
  get settled(): Promise<unknown> {
    return this.#first ?? Promise.resolve();
  }

  /**
   * The first fields.
   * @returns null where the page is small or was planned before, and where what is said of single fields can only be told
   * from the whole
   */
  first(): Promise<EarlyPlan | null> {
    if (this.#reached && !this.#first)
      this.#first = this.#safely(this.#planFirst(this.#reached)).finally(() => (this.#first = null));
    return this.#first ?? Promise.resolve(null);
  }

  /** The first half, once all is read. @returns null where all is read already, and what is left is the plan */
  half(): Promise<EarlyPlan | null> {
    const isReading = this.#reached && !this.#reading;
    return isReading ? this.#safely(this.#planHalf(this.#reached!)) : Promise.resolve(null);
  }

  async #planFirst(reached: Promise<readonly Frame[]>): Promise<EarlyPlan | null> {
    const { services, person } = this.#parts;
    const signal = this.#parts.signal();
    const frames = await reached;
    const document = topDocument(frames);
    if (document === this.#known) return null;
    const [record, rules] = await Promise.all([services.loadFill(), services.rules()]);
    if (record?.document === document || rules.some(({ on }) => on)) return null;
    void services.link.readyToWrite(frames.filter(({ frameId }) => frameId === 0));
    const known = this.#reading && firstOf(this.#reading);
    const reading = known ?? (await readFirst(services.link, frames, signal));
    if (!reading || reading.found.length === 0) return null;
    if (!known) await person.meet(reading);
    if (person.memory.scenario !== '' || person.mode !== 'realistic') return null;
    return { fields: await this.#plan(reading), document };
  }

  async #planHalf(reached: Promise<readonly Frame[]>): Promise<EarlyPlan | null> {
    const frames = await reached;
    const top = await this.#half;
    if (!top) return null;
    const { found, page } = top;
    const document = topDocument(frames);
    const planned = await this.#plan({ frames, found, page, document, ...partial });
    await this.#allRead;
    return { fields: cut(planned), document };
  }

  async #plan(reading: TabReading): Promise<readonly TabField[]> {
    const { services, person, signal } = this.#parts;
    return (await planTab(reading, person.memory, services, { signal: signal() })).fields;
  }

  /** Of what is stopped, or fails as the reading will, nothing is made. */
  async #safely(planned: Promise<EarlyPlan | null>): Promise<EarlyPlan | null> {
    try {
      return await planned;
    } catch (error) {
      if (!(error instanceof Trouble || error instanceof Stopped)) this.#parts.services.unexpected(error);
      return null;
    }
  }
}

const partial = { unreachable: [], faults: [], isPartial: true } as const;

/** The first fields of a page that has been read; none of one that is small. */
function firstOf(reading: TabReading): TabReading {
  const inTop = reading.found.filter(({ frameId }) => frameId === 0);
  const found = inTop.length >= large ? cut(inTop.slice(0, few + beside)) : [];
  return { ...reading, found, ...partial };
}

/** Without those whose neighbours or whose form's end are not known. */
function cut<T extends { readonly field: FieldDescriptor }>(fields: readonly T[]): readonly T[] {
  return wholeForms(fields.slice(0, Math.max(0, fields.length - beside)), ({ field }) => field.form);
}
