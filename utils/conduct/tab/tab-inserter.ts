import { insertableId, readInsertable, type Insertable } from '../../insertables/insertable';
import type { OwnEntry } from '../../settings/own-entries/own-entry';
import type { PopupEvent } from '../../messages/popup';
import type { PlanContext } from '../../plan/context';
import { samplesOfKinds, valueOfKind } from '../../plan/value-of-kind';
import { caretFrame, caseText, insertText, type InsertProgress } from '../frames/insert-text';
import { countOwn, ownSamples, ownText } from './own-text';
import { topDocument } from '../page/read-tab';
import type { SessionParts } from './session-parts';
import type { TabPage } from './tab-page';
import { Trouble } from '../frames/trouble';

type Samples = Extract<PopupEvent, { is: 'kind-samples' }>;

/** Puts single values at the caret of a tab's page. */
export class TabInserter {
  readonly #parts: SessionParts;
  readonly #page: TabPage;

  constructor(parts: SessionParts, page: TabPage) {
    this.#parts = parts;
    this.#page = page;
  }

  /** @throws Trouble where there is no such thing, or nothing takes it; Stopped */
  async insert(what: Insertable, frameId: number, onProgress: (progress: InsertProgress) => void): Promise<void> {
    const { services, signal } = this.#parts;
    const { link } = services;
    const frames = await link.frames();
    if (!frames.some((frame) => frame.frameId === frameId)) throw new Trouble('frame-access');
    const document = topDocument(frames);
    await insertText(link, frameId, await this.#textOf(what, document), { signal: signal(), onProgress });
    if (what.is === 'own') await countOwn(await this.#ownEntry(what.id), services);
    await services.noteInserted(insertableId(what));
  }

  /** @param id as `insertableId` has it. @throws Trouble for an id of nothing that can be inserted */
  async insertAtCaret(id: string, onProgress: (progress: InsertProgress) => void): Promise<void> {
    const what = readInsertable(id);
    if (!what) throw new Trouble('no-entry');
    const frameId = await caretFrame(this.#parts.services.link);
    if (frameId === null && this.#page.reading?.unreachable.length) throw new Trouble('frame-access');
    await this.insert(what, frameId ?? 0, onProgress);
  }

  /** What can be inserted of the current person's; null before there is one. */
  async samples(): Promise<Samples | null> {
    const { context } = this.#page;
    if (!context) return null;
    const { services, form } = this.#parts;
    const own = await ownSamples(await services.loadOwnEntries(), { context, fields: form.fields }, services);
    return { is: 'kind-samples', samples: samplesOfKinds(context), own };
  }

  async #textOf(what: Insertable, document: number): Promise<string> {
    const { services, form } = this.#parts;
    if (what.is === 'case') return caseText(what.id, await services.loadCatalogue());
    const context = await this.#contextOf(document);
    if (what.is === 'kind') return valueOfKind(what.kind, context);
    return ownText(await this.#ownEntry(what.id), { context, fields: form.fields }, services);
  }

  /** Read anew where another page stands. */
  async #contextOf(document: number): Promise<PlanContext> {
    if (document !== this.#page.reading?.document || !this.#page.context) await this.#page.read();
    return this.#page.context!;
  }

  /** @throws Trouble for an entry that has been deleted */
  async #ownEntry(id: string): Promise<OwnEntry> {
    const entry = (await this.#parts.services.loadOwnEntries()).find((one) => one.id === id);
    if (!entry) throw new Trouble('no-entry');
    return entry;
  }
}
