import type { FieldId, ReportEntry } from '../../pipeline';
import { likenessOf } from '../page/likeness';
import type { TabField } from '../page/rows';
import { valueKey, type Written } from '../page/written';

/** What became of the fields of one fill. */
export class FillOutcomes {
  readonly #written = new Map<FieldId, Written>();
  /** Those of which nobody has taken the news yet. */
  #news = new Map<FieldId, Written>();
  /** Fields as they were when what became of them was noted. */
  readonly #noted = new Map<FieldId, TabField>();
  /** Fields that are there no longer, refused by a page that may draw them anew. */
  readonly #replaced = new Set<FieldId>();

  get written(): ReadonlyMap<FieldId, Written> {
    return this.#written;
  }

  /** What is known since this was asked last: a fill of thousands tells how far it is dozens of times. */
  takeNews(): ReadonlyMap<FieldId, Written> {
    const news = this.#news;
    this.#news = new Map();
    return news;
  }

  /**
   * Of a field that was refused and is drawn anew, only what became of the new one counts.
   * @param isFirst whether the page was planned before the fill had written anything
   */
  note(noted: TabField, report: ReportEntry, isFirst = true): void {
    const { id, control } = noted.field;
    const before = this.#replacedBy(noted);
    if (before !== undefined) {
      this.forget(before);
      this.#replaced.delete(before);
    }
    this.#noted.set(id, noted);
    const isDependent = !isFirst && control === 'choice';
    this.#tell(id, { report, value: valueKey(noted.entry.value), ...(isDependent && { isDependent }) });
  }

  /** A field was given back. */
  forget(id: FieldId): void {
    this.#written.delete(id);
    this.#news.delete(id);
  }

  /** A page that draws its form anew has other fields in place of those: what is gone counts neither as filled nor as meant. */
  forgetGone(fields: readonly TabField[]): void {
    const there = new Set(fields.map(({ field }) => field.id));
    for (const [id, { report }] of this.#written) {
      if (there.has(id)) continue;
      if (report.outcome !== 'refused' || report.reason === 'gone') this.forget(id);
      else this.#replaced.add(id);
    }
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

  /** The field that was refused and in whose place another is drawn. */
  #replacedBy(noted: TabField): FieldId | undefined {
    if (this.#replaced.size === 0) return undefined;
    const likeness = likenessOf(noted);
    const isLike = (gone: FieldId) => {
      const known = this.#noted.get(gone);
      return known !== undefined && gone !== noted.field.id && likenessOf(known) === likeness;
    };
    return [...this.#replaced].find(isLike);
  }
}
