import { later } from '../waiting/later';
import type { TabLink } from './tab-link';

/** Milliseconds from a reading on. */
const patience = 1_500;

/** Frames that a reading left out because they did not answer in time. */
export class LateFrames {
  /** What they answer, and until when a fill waits for it; null where none is late. */
  #late: { readonly answers: Promise<unknown>; readonly until: number; wereRead: boolean } | null = null;

  /** A page was read. @param onCome called once those left out have answered */
  note(link: TabLink, onCome: () => void): void {
    const answers = link.late();
    if (!answers || answers === this.#late?.answers) return;
    this.#late = { answers, until: performance.now() + patience, wereRead: false };
    answers.then(onCome, () => undefined);
  }

  /** Waits for them, unless they have been late for longer than those that are only slow. @returns whether they are to be read */
  async come(link: TabLink, signal: AbortSignal): Promise<boolean> {
    const late = this.#late;
    if (!late || late.wereRead || late.answers !== link.late()) return false;
    const came = late.answers.then(
      () => true,
      () => false,
    );
    const left = later(Math.max(0, late.until - performance.now()), signal).then(() => false);
    return (await Promise.race([came, left])) && !signal.aborted;
  }

  /** Those that came have been read. */
  wereRead(): void {
    if (this.#late) this.#late.wereRead = true;
  }
}
