import { Stopped } from '../frames/answering';

/** One piece of work after the other; what goes wrong is handed over and the queue goes on. */
export class SessionQueue {
  readonly #onError: (error: unknown) => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #stop = new AbortController();

  constructor(onError: (error: unknown) => Promise<void>) {
    this.#onError = onError;
  }

  /** Aborted when what runs now is to stop. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /**
   * @param onDropped called in its place where it was dropped
   * @returns resolves when the work is done, or dropped; never rejects
   */
  add(work: () => Promise<void> | void, onDropped: () => Promise<void> | void = () => {}): Promise<void> {
    const { signal } = this;
    this.#last = this.#last
      .then(() => (signal.aborted ? onDropped() : work()))
      .catch((error: unknown) => this.#onError(error));
    return this.#last;
  }

  /** Stops what runs now and drops what waits behind it. */
  stop(): void {
    this.#stop.abort(new Stopped());
    this.#stop = new AbortController();
  }
}
