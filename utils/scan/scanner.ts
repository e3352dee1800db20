import type { Adapter } from '../field/adapter';
import { plainAdapters } from '../field/plain-adapters';
import { widgetRoles, widgetSigns } from '../field/widget-signs';
import type { FieldHandle, FieldHandles } from '../field/field-handles';
import { chunkSize, noFacts, type PageFacts, type ScanChunk } from '../messages/agent';
import type { FieldDescriptor, FieldId } from '../pipeline';
import { fieldKey } from '../field-key';
import { limits } from '../limits';
import type { Authors } from '../field/authors';
import { noteFault, takeFaults } from '../dom/faults';
import { createPacer, type Pacer } from '../dom/pacer';
import { createReadText } from './read-text';
import { Collector, interestsOf, type Interests } from './collect';
import { describeField, type Describing } from './describe';
import { composedParentOf, findAll, findFirst, isConnected, rootElementOf } from '../dom/nodes';
import { temporarySkip } from './skip-reason';
import { behindModal, modalSelector, type IsBehind } from './modal';
import { Names } from './names';
import { pageFactsOf } from './page-facts';
import { seenElementOf } from './seen-element';
import { emptySurvey, type Found, type Survey } from './survey';
import { createHeadersOf } from './table-headers';
import { unknownWidget } from './unknown-widget';
import { createVisibility, type Visibility } from './visibility/visibility';

export interface ScannerOptions {
  readonly authors: Authors;
  /** Has the scanner learn widgets, where a page shows signs of any. It may fail: then nothing is known of them. */
  readonly bringWidgets: () => Promise<unknown>;
}

/** Nodes walked between two looks at the clock, each of which costs as much as a node. */
const nodesPerLook = 16;

/**
 * Fields from which on a page is too large to be read at once, by its native controls; how many are told then before all
 * others, and how many are walked over for that: those behind say what stands beside the last ones told.
 */
const ahead = { from: 2_000, told: 120, walked: 160 } as const;
const nativeControl = 'input,select,textarea';

/** Fields in the largest message. */
const largestChunk = 1_000;
/** Options that take as much room in a message as a field. */
const optionsAsField = 50;

/** The first message is short, so that there is something to show; of those after it each has as many as all before. */
function roomAt(from: number): number {
  return Math.min(Math.max(chunkSize, from), largestChunk);
}

function roomOf(field: FieldDescriptor): number {
  return 1 + (field.control === 'choice' ? field.options.length / optionsAsField : 0);
}

interface FirstFields {
  readonly fields: readonly FieldDescriptor[];
  readonly page: PageFacts;
}

/** What the descriptions of one reading draw on. */
type Surroundings = Omit<Describing, 'isBehind'>;

/** Reads one document, chunk by chunk, and knows which element each id stands for. */
export class Scanner implements FieldHandles {
  readonly #view: Window & typeof globalThis;
  readonly #authors: Authors;
  readonly #bringWidgets: () => Promise<unknown>;
  #knowsWidgets = false;
  /** Until widgets are known, their signs alone. */
  #interests: Interests = interestsOf([...plainAdapters, unknownWidget], widgetSigns);
  readonly #pacer: Pacer;
  readonly #ids = new Names<FieldId>('f');
  readonly #groups = new Names('g');
  readonly #handles = new Map<FieldId, Found>();
  readonly #keys = new Map<FieldId, string>();
  #owners = new WeakMap<Element, FieldId>();
  #survey: Survey = emptySurvey();
  #elements = 0;
  #describing: Surroundings;
  /** What is read while the chunk before it is on its way: most likely it is asked for next. */
  #ahead: { readonly from: number; readonly chunk: Promise<ScanChunk> } | null = null;
  /** Resolves once the first fields of a large page are described, for which somebody may wait: all others stand back. */
  #first: Promise<unknown> = Promise.resolve();
  /** What a fill could count on at the last reading: openness and options of each field seen. */
  #known = new Map<FieldId, string>();

  constructor(view: Window & typeof globalThis, options: ScannerOptions) {
    this.#view = view;
    this.#authors = options.authors;
    this.#bringWidgets = options.bringWidgets;
    this.#pacer = createPacer(view);
    this.#describing = this.#newReading(this.#survey);
  }

  /** Whether the page says by a role that it has widgets, and they are not known. */
  get lacksWidgets(): boolean {
    return !this.#knowsWidgets && findFirst(rootElementOf(this.#view.document), widgetRoles) !== null;
  }

  /** @param widgets the adapters of widgets, in the order they are asked */
  learnWidgets(widgets: readonly Adapter[]): void {
    this.#knowsWidgets = true;
    this.#interests = interestsOf([...widgets, ...plainAdapters, unknownWidget]);
  }

  /**
   * @param from 0 reads the page anew, anything else goes on where the last chunk said
   * @throws RangeError for a place that is none
   */
  async chunk(from: number): Promise<ScanChunk> {
    if (!Number.isInteger(from) || from < 0) throw new RangeError(`expected a place to read from, received ${from}`);
    const ahead = this.#ahead;
    this.#ahead = null;
    const isRead = from > 0 && ahead?.from === from && !this.hasGrown;
    const chunk = await (isRead ? ahead.chunk : this.#readChunk(from));
    if (chunk.next !== null && !this.hasGrown) this.#readAhead(chunk.next);
    return chunk;
  }

  /** Reads on once the chunk before has left. What fails fails where it is asked for. */
  #readAhead(from: number): void {
    const chunk = this.#pacer.rest().then(() => this.#readChunk(from));
    chunk.catch(() => undefined);
    this.#ahead = { from, chunk };
  }

  async #readChunk(from: number): Promise<ScanChunk> {
    this.#pacer.restart();
    if (from === 0) {
      await this.survey();
      this.#describing = this.#newReading(this.#survey);
      this.#known = new Map();
    }
    const { survey } = this.#describing;
    const { found } = survey;
    const visibility = createVisibility(this.#view);
    const { fields, end } = await this.#read(from, roomAt(from), this.#describing, visibility);
    const next = end < found.length ? end : null;
    const page = from === 0 ? pageFactsOf(this.#view.document, survey, visibility.isShown) : noFacts;
    return { fields, next, total: found.length, page, faults: takeFaults() };
  }

  /** Describes the first fields of a large page without walking all of it; none where it is small. */
  first(): Promise<FirstFields> {
    const first = this.#readFirst();
    this.#first = first.catch(() => undefined);
    return first;
  }

  async #readFirst(): Promise<FirstFields> {
    const root = rootElementOf(this.#view.document);
    if (!root || findAll(root, nativeControl).length < ahead.from) return { fields: [], page: noFacts };
    const survey = await this.#walk(root, ahead.walked, true);
    survey.modals.push(...findAll(root, modalSelector));
    this.#register(survey);
    const visibility = createVisibility(this.#view);
    const { fields } = await this.#read(0, ahead.told, this.#newReading(survey), visibility, true);
    return { fields: wholeForms(fields), page: pageFactsOf(this.#view.document, survey, visibility.isShown) };
  }

  lookup(id: FieldId): FieldHandle | null {
    const found = this.#handles.get(id);
    return found ? { field: found, adapter: found.adapter } : null;
  }

  /** Where a person sees a field; null for one that is not known or has left the page. */
  seen(id: FieldId): Element | null {
    const found = this.#handles.get(id);
    return found && isConnected(found.element) ? seenElementOf(found) : null;
  }

  keyOf = (id: FieldId): string => this.#keys.get(id) ?? '';

  /** The field an element is or belongs to, null where it belongs to none. */
  ownerOf(element: Element): FieldId | null {
    for (let at: Element | null = element; at; at = composedParentOf(at)) {
      const owner = this.#owners.get(at);
      if (owner) return owner;
    }
    return null;
  }

  /** Ids of the fields in the same form as the one named, in page order. */
  formOf(id: FieldId): FieldId[] {
    const region = this.#handles.get(id)?.scope.region;
    const same = this.#survey.found.filter(({ scope }) => scope.region === region);
    return same.map(({ element }) => this.#ids.of(element));
  }

  get shadowRoots(): readonly ShadowRoot[] {
    return this.#survey.shadowRoots;
  }

  get found(): readonly Found[] {
    return this.#survey.found;
  }

  /** Whether the document has more or fewer elements than at the last survey; costs next to nothing. */
  get hasGrown(): boolean {
    return this.#countElements() !== this.#elements;
  }

  idOf(found: Found): FieldId {
    return this.#ids.of(found.element);
  }

  /** Walks the page again: what is there now, without reading layout. */
  async survey(): Promise<void> {
    const root = rootElementOf(this.#view.document);
    this.#survey = root ? await this.#walk(root, limits.fields) : emptySurvey();
    this.#elements = this.#countElements();
    for (const [id, { element }] of this.#handles) if (!isConnected(element)) this.#handles.delete(id);
    this.#owners = new WeakMap();
    this.#register(this.#survey);
  }

  /**
   * Lets the page have a turn where that is due, and then what reads the first fields.
   * @param isFirst whether it is that which asks
   */
  #turn(isFirst: boolean): Promise<unknown> | null {
    const rest = this.#pacer.yieldIfDue();
    return isFirst ? rest : (rest?.then(() => this.#first) ?? null);
  }

  /** @param limit fields after which the walk ends */
  async #walk(root: Element, limit: number, isFirst = false): Promise<Survey> {
    const collector = new Collector(this.#interests);
    const { survey } = collector;
    const steps = collector.walk(root);
    for (let seen = 1; !steps.next().done; seen++) {
      if (collector.meetsWidget) {
        await this.#meetWidgets();
        return this.#walk(root, limit, isFirst);
      }
      if (survey.found.length >= limit) {
        collector.cut();
        collector.finish();
        break;
      }
      const rest = seen % nodesPerLook === 0 ? this.#turn(isFirst) : null;
      if (rest) await rest;
    }
    return survey;
  }

  async #meetWidgets(): Promise<void> {
    await this.#bringWidgets().catch((error: unknown) => noteFault('widgets', error));
    if (!this.#knowsWidgets) this.learnWidgets([]);
  }

  /** Describes fields of a survey that a person can find. @param room for how many @returns them, and where it ended */
  async #read(from: number, room: number, describing: Surroundings, visibility: Visibility, isFirst = false) {
    const { survey } = describing;
    const { found } = survey;
    const isBehind = behindModal(survey, visibility.isShown, this.#view);
    const fields: FieldDescriptor[] = [];
    let index = from;
    for (let taken = 0; index < found.length && taken < room; index++) {
      const one = found[index]!;
      const isOpen = isConnected(one.element) && (!one.scope.isInert || isBehind(one));
      if (isOpen && visibility.isReachable(one, survey)) {
        const field = this.#describe(one, { ...describing, isBehind });
        fields.push(field);
        taken += roomOf(field);
      }
      const rest = this.#turn(isFirst);
      if (rest) await rest;
    }
    return { fields, end: index };
  }

  /** Whether a survey shows fields that could not be written at the last reading, or offer something else now. */
  async hasNews(): Promise<boolean> {
    const visibility = createVisibility(this.#view);
    const isBehind = behindModal(this.#survey, visibility.isShown, this.#view);
    for (const found of this.#survey.found) {
      const rest = this.#pacer.yieldIfDue();
      if (rest) await rest;
      const now = offer(found, isBehind);
      if (now === '' || now === this.#known.get(this.#ids.of(found.element))) continue;
      if (found.adapter !== unknownWidget && visibility.isReachable(found, this.#survey)) return true;
    }
    return false;
  }

  #countElements(): number {
    return Document.prototype.getElementsByTagName.call(this.#view.document, '*').length;
  }

  #describe(found: Found, describing: Describing): FieldDescriptor {
    const field = describeField(found, describing);
    this.#known.set(field.id, offer(found, describing.isBehind));
    this.#keys.set(field.id, fieldKey(field));
    return field;
  }

  #register(survey: Survey): void {
    for (const found of survey.found) {
      const id = this.#ids.of(found.element);
      this.#handles.set(id, found);
      for (const element of [...found.parts, ...found.members]) this.#owners.set(element, id);
    }
  }

  #newReading(survey: Survey): Surroundings {
    const read = createReadText();
    return {
      survey,
      read,
      headersOf: createHeadersOf(read),
      ids: this.#ids,
      groups: this.#groups,
      authors: this.#authors,
      view: this.#view,
    };
  }
}

/** Cut where the last form begins that is not told to its end; a single one is cut anywhere. */
function wholeForms(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const last = fields.at(-1)?.form;
  const border = fields.findLastIndex(({ form }) => form !== last);
  return border < 0 ? fields : fields.slice(0, border + 1);
}

/** What a field offers a writer just now; '' where it may not be written. */
function offer(found: Found, isBehind: IsBehind): string {
  if (found.scope.isInert || temporarySkip(found, isBehind)) return '';
  const { element } = found;
  if (!(element instanceof HTMLSelectElement)) return `open ${found.members.length}`;
  const { options } = element;
  return `open ${options.length} ${options[0]?.value} ${options[options.length - 1]?.value}`;
}
