import type { FillRecord } from './fill-record';

/** Saves one record after the other; while one is on its way, only the newest waits. */
export class FillKeeper {
  readonly #save: (record: FillRecord) => Promise<void>;
  #next: FillRecord | null = null;
  #saving: Promise<void> | null = null;

  constructor(save: (record: FillRecord) => Promise<void>) {
    this.#save = save;
  }

  /** @returns resolves once this record, or a newer one, is kept */
  keep(newest: FillRecord): Promise<void> {
    this.#next = newest;
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = null));
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    while (this.#next) {
      const due = this.#next;
      this.#next = null;
      await this.#save(due);
    }
  }
}
