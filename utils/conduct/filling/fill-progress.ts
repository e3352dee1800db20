import type { ReportEntry } from '../../pipeline';

/** How far a fill is, over all frames: what they report field by field, and what they say meanwhile of how many are done. */
export class FillProgress {
  readonly #frames = new Map<number, FrameProgress>();
  #total = 0;
  #leftEmpty = 0;

  /** Fields to be dealt with, as far as they are known. */
  get total(): number {
    return this.#total;
  }

  /** Fields dealt with so far, of `total`. */
  get done(): number {
    const done = this.#sum(({ reported, told }) => Math.max(reported, told));
    return Math.min(done + this.#leftEmpty, this.#total);
  }

  /** Fields that a frame had done by its last word, whose reports it took along when it left. */
  get doneUnsaid(): number {
    return this.#sum(({ reported, told, unsaid }) => Math.min(unsaid, Math.max(0, told - (reported - unsaid))));
  }

  /** So many fields more are to be dealt with. */
  expect(count: number): void {
    this.#total += count;
  }

  /** One field more is to be empty, and is. */
  leftEmpty(): void {
    this.#total++;
    this.#leftEmpty++;
  }

  /** It is known what became of a field, or that its frame has left and can't say it any more. */
  reported(frameId: number, { reason }: ReportEntry): void {
    const frame = this.#of(frameId);
    frame.reported++;
    if (reason === 'page-left') frame.unsaid++;
  }

  /** A frame says how many of its fields are done. */
  told(frameId: number, done: number): void {
    this.#of(frameId).told = done;
  }

  #of(frameId: number): FrameProgress {
    const known = this.#frames.get(frameId) ?? { reported: 0, told: 0, unsaid: 0 };
    this.#frames.set(frameId, known);
    return known;
  }

  #sum(count: (frame: FrameProgress) => number): number {
    return [...this.#frames.values()].reduce((sum, frame) => sum + count(frame), 0);
  }
}

interface FrameProgress {
  /** Fields of which it is known what became of them. */
  reported: number;
  /** Fields that the frame says are done. */
  told: number;
  /** Fields of which it could not say any more what became of them. */
  unsaid: number;
}
