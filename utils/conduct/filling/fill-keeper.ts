import { later } from '../waiting/later';
import type { FillRecord } from './fill-record';

/** Milliseconds between two records of a fill that runs: one of thousands of fields costs as much as writing hundreds. */
const between = 250;

/** Saves what is known of a tab's fills, one record after the other. */
export class FillKeeper {
  readonly #save: (record: FillRecord) => Promise<void>;
  #next: (() => FillRecord) | null = null;
  #isNoting = false;
  #saving: Promise<void> = Promise.resolve();

  constructor(save: (record: FillRecord) => Promise<void>) {
    this.#save = save;
  }

  /** Saves the record at once. @returns resolves once it is kept */
  async keep(record: FillRecord): Promise<void> {
    this.#next = null;
    await this.#saving.catch(() => undefined);
    await (this.#saving = this.#save(record));
  }

  /** Saves how far things are: now, or with what is noted until then, when the last such record is a while ago. */
  async note(record: () => FillRecord): Promise<void> {
    this.#next = record;
    if (this.#isNoting) return;
    this.#isNoting = true;
    try {
      for (; this.#next; await later(between)) {
        const due = this.#next;
        this.#next = null;
        await (this.#saving = this.#save(due()));
      }
    } finally {
      this.#isNoting = false;
    }
  }
}
