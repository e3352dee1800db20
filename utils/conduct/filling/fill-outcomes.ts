import type { FieldId, ReportEntry } from '../../pipeline';
import { likenessOf } from '../page/likeness';
import { redrawn } from '../page/redrawn';
import type { TabField } from '../page/rows';
import { valueKey, type Written } from '../page/written';

/** What became of the fields of one fill. */
export class FillOutcomes {
  readonly #written = new Map<FieldId, Written>();
  /** Those of which nobody has taken the news yet. */
  #news = new Map<FieldId, Written>();
  /** Fields as they were when what became of them was noted. */
  readonly #noted = new Map<FieldId, TabField>();

  get written(): ReadonlyMap<FieldId, Written> {
    return this.#written;
  }

  /** What is known since this was asked last: a fill of thousands tells how far it is dozens of times. */
  takeNews(): ReadonlyMap<FieldId, Written> {
    const news = this.#news;
    this.#news = new Map();
    return news;
  }

  /** @param isFirst whether the page was planned before the fill had written anything */
  note(noted: TabField, report: ReportEntry, isFirst = true): void {
    const { id, control } = noted.field;
    this.#noted.set(id, noted);
    const isDependent = !isFirst && control === 'choice';
    this.#tell(id, { report, value: valueKey(noted.entry.value), ...(isDependent && { isDependent }) });
  }

  /** A field was given back. */
  forget(id: FieldId): void {
    this.#written.delete(id);
    this.#news.delete(id);
  }

  /**
   * What became of fields that the page has drawn anew is told of those in their place. What is gone without one counts
   * neither as filled nor as meant, unless it was refused: a page may draw that anew later.
   * @param before the page's fields as they were planned last
   * @returns what is told of the fields that stand in the place of others
   */
  follow(fields: readonly TabField[], before: readonly TabField[]): ReadonlyMap<FieldId, Written> {
    const there = new Set(fields.map(({ field }) => field.id));
    const gone = [...this.#written].flatMap(([id, written]) =>
      there.has(id) ? [] : [[this.#noted.get(id)!, written] as const],
    );
    if (gone.length === 0) return new Map();
    const known = new Set([...before.map(({ field }) => field.id), ...this.#noted.keys()]);
    const come = fields.filter(({ field }) => !known.has(field.id));
    const inPlace = redrawn(
      gone.filter(([, { report }]) => report.reason !== 'gone'),
      come,
    );
    const likes = new Set(come.map(likenessOf));
    const moved = [...inPlace].map(([one, anew]) => this.#move(one.field.id, anew));
    for (const [one, { report }] of gone) {
      const mayCome = report.outcome === 'refused' && report.reason !== 'gone' && !likes.has(likenessOf(one));
      if (!mayCome) this.forget(one.field.id);
    }
    return new Map(moved);
  }

  /**
   * Takes over what a page has made of values since.
   * @returns the fields that this is told of now
   */
  revise(frameId: number, entries: readonly ReportEntry[]): ReadonlyMap<FieldId, Written> {
    const revised = new Map<FieldId, Written>();
    if (entries.length === 0) return revised;
    const own = new Map(entries.map((entry) => [entry.id, entry]));
    for (const noted of this.#noted.values()) {
      const entry = noted.frameId === frameId ? own.get(noted.ownId) : undefined;
      const known = entry && this.#written.get(noted.field.id);
      if (known) revised.set(noted.field.id, { ...known, report: entry });
    }
    for (const [id, one] of revised) this.#tell(id, one);
    return revised;
  }

  #tell(id: FieldId, written: Written): void {
    this.#written.set(id, written);
    this.#news.set(id, written);
  }

  #move(gone: FieldId, anew: TabField): readonly [FieldId, Written] {
    const { report, ...rest } = this.#written.get(gone)!;
    const written = { ...rest, report: { ...report, id: anew.ownId } };
    this.forget(gone);
    this.#noted.set(anew.field.id, anew);
    this.#tell(anew.field.id, written);
    return [anew.field.id, written];
  }
}
