import type { FieldId, ReportEntry } from '../pipeline';
import type { TabField } from './rows';
import type { TabLink } from './tab-link';
import { writeTab } from './write-tab';

/** Which fields a fill is for: all, or those a right-click points at. */
export type FillScope = (field: TabField) => boolean;

/** Rounds at most: each writes the fields that appeared, or lost their value, after the one before. */
const maxRounds = 6;
/** Times one field is written at most: once, and again when the page emptied it. */
const maxAttempts = 2;

/** One fill over all frames, dependent fields included. */
export class Fill {
  readonly reports = new Map<FieldId, ReportEntry>();
  readonly #attempts = new Map<FieldId, number>();
  readonly #begun = new Set<number>();
  readonly #link: TabLink;
  readonly #scope: FillScope;
  #cancelled = false;
  #done = 0;
  #total = 0;

  constructor(link: TabLink, scope: FillScope) {
    this.#link = link;
    this.#scope = scope;
  }

  get isCancelled(): boolean {
    return this.#cancelled;
  }

  /** Fields done so far, of `total` known so far. */
  get done(): number {
    return this.#done;
  }

  get total(): number {
    return this.#total;
  }

  /** Fields that hold their value, of those a fill was to write. */
  get summary(): { filled: number; of: number } {
    const meant = [...this.reports.values()].filter(({ outcome }) => outcome !== 'skipped');
    return { filled: meant.filter(({ outcome }) => outcome !== 'refused').length, of: meant.length };
  }

  /** Stops before the next chunk; what is written stays and can be undone. */
  cancel(): void {
    this.#cancelled = true;
    for (const frameId of this.#begun) void this.#link.call(frameId, 'agent/cancel', {}).catch(() => undefined);
  }

  /**
   * @param fields the plan to begin with
   * @param onProgress called after each chunk
   * @param readAgain scans and plans anew, for fields that appeared meanwhile
   */
  async run(
    fields: readonly TabField[],
    onProgress: () => void,
    readAgain: () => Promise<readonly TabField[]>,
  ): Promise<void> {
    let planned = fields;
    for (let round = 0; round < maxRounds && !this.#cancelled; round++) {
      const due = this.#due(planned);
      this.#total += due.length;
      await this.#begin(due);
      await writeTab(this.#link, due, {
        isCancelled: () => this.#cancelled,
        onReports: (reports) => {
          for (const [field, report] of reports) this.reports.set(field.field.id, report);
          this.#done += reports.length;
          onProgress();
        },
      });
      if (due.length === 0 || !(await this.#settle())) break;
      planned = await readAgain();
    }
    this.#noteUnplanned(planned);
    for (const frameId of this.#begun) await this.#quietly(frameId, 'agent/end');
  }

  #due(fields: readonly TabField[]): TabField[] {
    const due = fields.filter(
      (candidate) => this.#scope(candidate) && candidate.entry.value && this.#isOpen(candidate),
    );
    for (const { field } of due) this.#attempts.set(field.id, (this.#attempts.get(field.id) ?? 0) + 1);
    return due;
  }

  #isOpen({ field, entry }: TabField): boolean {
    const attempts = this.#attempts.get(field.id) ?? 0;
    const emptied = field.state === 'empty' && entry.value?.as !== 'check';
    return attempts === 0 || (emptied && attempts < maxAttempts);
  }

  /** Fields without a value get their reason into the report too. */
  #noteUnplanned(fields: readonly TabField[]): void {
    for (const candidate of fields) {
      const { field, entry, ownId } = candidate;
      if (entry.value || !this.#scope(candidate) || this.reports.has(field.id)) continue;
      const outcome = entry.reason === 'no-value-found' || entry.reason === 'no-option' ? 'refused' : 'skipped';
      this.reports.set(field.id, { id: ownId, outcome, reason: entry.reason, holds: field.current });
    }
  }

  async #begin(due: readonly TabField[]): Promise<void> {
    for (const { frameId } of due) {
      if (this.#begun.has(frameId)) continue;
      this.#begun.add(frameId);
      await this.#quietly(frameId, 'agent/begin');
    }
  }

  async #settle(): Promise<boolean> {
    const answers = await Promise.all(
      [...this.#begun].map((frameId) => this.#link.call(frameId, 'agent/settle', {}).catch(() => ({ changed: false }))),
    );
    return answers.some(({ changed }) => changed);
  }

  /** A frame that left meanwhile has nothing to begin or end; its fields are reported one by one. */
  async #quietly(frameId: number, call: 'agent/begin' | 'agent/end'): Promise<void> {
    await this.#link.call(frameId, call, {}).catch(() => undefined);
  }
}
