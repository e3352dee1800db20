import type { Look } from '../../messages/look';
import { FrameSilent } from './answering';
import { later } from '../waiting/later';
import { rollCall } from './roll-call';
import { withTimeout } from '../waiting/with-timeout';

export type Looks = readonly { readonly frameId: number; readonly result?: Look }[];

/**
 * Milliseconds: for all frames of a tab together, before it is gone on with those that are there; at most; and more for
 * each of them, as hundreds on a busy machine take seconds to answer.
 */
const patience = { atOnce: 400, most: 3_500, aFrame: 20 } as const;

export interface Asking {
  /** Frames right inside the top one. */
  readonly inside: number;
  /** Asks all frames. */
  readonly ask: () => Promise<Looks>;
  /** Puts an agent into all frames, for a roll call. */
  readonly ready: () => Promise<unknown>;
}

/** All frames of a tab, of which a frozen one keeps the browser from answering for any. */
export class EveryFrame {
  readonly #tabId: number;
  /** What was asked when frames were last left out; null where none was. */
  #asked: { readonly answers: Promise<Looks>; readonly inside: number; hasEnded: boolean } | null = null;

  constructor(tabId: number) {
    this.#tabId = tabId;
  }

  /** Resolves once frames that were left out have answered, though that was before anybody asked; null where none was. */
  get late(): Promise<unknown> | null {
    return this.#asked?.answers ?? null;
  }

  /** @returns those that answer, without waiting for one that is frozen. @throws FrameSilent where none answers in time */
  async looks({ inside, ask, ready }: Asking): Promise<Looks> {
    // A frozen frame is not asked once more each time the page is read, unless others may have come.
    const isAsked = this.#asked?.inside === inside && !this.#asked.hasEnded;
    const answers = isAsked ? this.#asked!.answers : ask();
    const over = new AbortController();
    const more = inside * patience.aFrame;
    const there = later(isAsked ? 0 : patience.atOnce + more, over.signal).then(async () => {
      over.signal.throwIfAborted();
      if (!isAsked) void ready().catch(() => undefined);
      const here = await rollCall(this.#tabId, over.signal);
      over.signal.throwIfAborted();
      const asked = { answers, inside, hasEnded: false };
      this.#asked = asked;
      const end = () => void (asked.hasEnded = true);
      answers.then(end, end);
      return [...here].map(([frameId, result]) => ({ frameId, result }));
    });
    there.catch(() => undefined);
    const all = answers.then((looks) => {
      if (!over.signal.aborted) this.#asked = null;
      return looks;
    });
    try {
      return await withTimeout(Promise.race([all, there]), patience.most + more, new FrameSilent());
    } finally {
      over.abort();
    }
  }
}
