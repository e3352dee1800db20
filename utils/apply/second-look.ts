/**
 * A second look at what a fill wrote or an undo gave back: a page may take a value back, or put its own in its place, a
 * good while later.
 */
import { isConnected } from '../dom/nodes';
import type { Pacer } from '../dom/pacer';
import type { Authors } from '../field/authors';
import type { FieldId, ReportEntry, UndoEntry } from '../pipeline';
import type { Written } from './field-writer';
import { locate, type Located } from './locate';
import { isOneValue } from './native/same-text';
import { holdsOf, isAsHeld, type Target } from './target';
import type { HeldField, HeldFields } from './undo-step';
import { filled, refused } from './widget/written';

interface Standing extends Located {
  readonly written: Written;
  /** What an undo has given back: whatever the page puts in its place takes that away. null for what a fill wrote. */
  readonly givenBack: HeldField | null;
  /** What the field was last found to hold. */
  holds: string;
}

/** What the latest fill left in its fields, or its undo, and what the page has made of it since. */
export class SecondLook {
  readonly #authors: Authors;
  readonly #standing = new Map<FieldId, Standing>();
  readonly #changed = new Map<FieldId, ReportEntry>();
  #takenAway: HeldFields = new Map();
  /** How often the person had acted when the fill ended; null until then. */
  #actsAtEnd: number | null = null;

  /** @param authors told of what the page has brought back by itself */
  constructor(authors: Authors) {
    this.#authors = authors;
  }

  /** How many fields there are to look at. */
  get size(): number {
    return this.#standing.size;
  }

  noteWritten(id: FieldId, { target, place }: Located, written: Written): void {
    this.#changed.delete(id);
    if (written.outcome === 'refused') this.#standing.delete(id);
    else this.#standing.set(id, { target, place, written, givenBack: null, holds: written.holds });
  }

  /** An undo has ended. @param fields of the fill that it took back */
  noteGivenBack(fields: HeldFields, entries: readonly UndoEntry[]): void {
    for (const { id, outcome, holds } of entries) {
      const field = fields.get(id);
      if (field && outcome === 'restored')
        this.#standing.set(id, { target: field, place: field.place, written: filled(holds), givenBack: field, holds });
    }
    this.end();
  }

  /** The fill has ended: what a page does with its form once the person has acted in it takes nothing of the fill back. */
  end(): void {
    this.#actsAtEnd = this.#authors.hand.acts;
  }

  /** Another fill begins, or this one is taken back. */
  clear(): void {
    this.#standing.clear();
    this.#changed.clear();
    this.#takenAway = new Map();
    this.#actsAtEnd = null;
  }

  forget(ids: readonly FieldId[]): void {
    for (const id of ids) this.#standing.delete(id);
  }

  /**
   * Once the person has acted only what they emptied, or filled again, is looked for: that is told by who reads the page.
   * @param before what fields held before the fill
   * @returns whether there is something to `take`, or to be read
   */
  async look(before: HeldFields, pacer: Pacer): Promise<boolean> {
    const isOver = this.#isOver;
    let isEmptied = false;
    for (const [id, standing] of this.#standing) {
      if (isOver) isEmptied = turnsEmpty(standing) || isEmptied;
      const entry = isOver ? null : this.#entryOf(id, standing, before);
      if (entry) this.#changed.set(id, entry);
      const rest = pacer.yieldIfDue();
      if (rest) await rest;
    }
    return isEmptied || this.#changed.size > 0;
  }

  /** What has come of the fields that the page has changed, each told once. */
  take(): ReportEntry[] {
    const entries = [...this.#changed.values()];
    this.#changed.clear();
    return entries;
  }

  /** What an undo had given back and the page has taken away since, each told once. */
  takenAway(): HeldFields {
    const taken = this.#takenAway;
    this.#takenAway = new Map();
    return taken;
  }

  get #isOver(): boolean {
    return this.#actsAtEnd !== null && this.#actsAtEnd !== this.#authors.hand.acts;
  }

  #entryOf(id: FieldId, standing: Standing, before: HeldFields): ReportEntry | null {
    const { target, place, written, givenBack } = standing;
    const now = isConnected(target.field.element) ? standing : locate(target, place);
    const holds = now ? holdsOf(now.target) : standing.holds;
    if (!now || holds === standing.holds) return null;
    standing.holds = holds;
    if (now.target.field.members.some((member) => this.#authors.hand.hasChanged(member)))
      return this.#personsOwn(id, holds);
    if (givenBack) {
      if (isOneValue(holds, written.holds) || isAsHeld({ ...givenBack, ...now.target }, givenBack.held)) return null;
      this.#takenAway.set(id, { ...givenBack, left: holds });
      return { id, ...refused('refused-by-page', holds) };
    }
    const held = before.get(id);
    const isBack = held !== undefined && isAsHeld({ ...held, ...now.target }, held.held);
    const found = madeOf(now.target, written, holds, isBack);
    // What the page has brought back itself leaves nothing to take back.
    if (isBack && found?.outcome === 'refused' && before.delete(id))
      this.#authors.gaveBack(now.target.field, holds, held.author);
    return found && { id, ...found };
  }

  /** What is typed after a fill is told by who reads the page. */
  #personsOwn(id: FieldId, holds: string): ReportEntry | null {
    return this.#actsAtEnd !== null || holds === '' ? null : { id, outcome: 'skipped', reason: 'has-value', holds };
  }
}

/** Whether a field that was filled is empty now, or one that was emptied since is so no longer; each told once. */
function turnsEmpty(standing: Standing): boolean {
  const { target, holds: before, givenBack } = standing;
  if (givenBack || !isConnected(target.field.element)) return false;
  standing.holds = holdsOf(target);
  return (standing.holds === '') !== (before === '');
}

/**
 * What a page has made of a value. A file that is gone was taken; and what a widget shows may differ from what it was
 * given, so that only one that is empty again, or as it was, is known to have refused.
 * @param isBack whether the field holds what it held before the fill
 * @returns null where nobody can say
 */
function madeOf({ field, adapter }: Target, written: Written, holds: string, isBack: boolean): Written | null {
  if (adapter.describe(field).control === 'file') return null;
  if (isOneValue(holds, written.holds)) return { ...written, holds };
  if (holds === '' || isBack) return { outcome: 'refused', reason: 'refused-by-page', holds };
  return adapter.isSwift ? { outcome: 'refused', reason: 'changed-by-page', holds } : null;
}
