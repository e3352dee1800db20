/** Notices when the page moves, shadow trees that are known included. */
export class MutationActivity {
  readonly #observer: MutationObserver;
  readonly #now: () => number;
  /** How often each node has moved: one that never stops (a clock, an animation) stops counting. */
  #moves = new WeakMap<Node, number>();
  #last = -Infinity;
  #hasMoved = false;
  #onMove: (() => void) | null = null;

  /** @param now milliseconds, of any clock that runs */
  constructor(view: Window & typeof globalThis, now: () => number) {
    this.#now = now;
    this.#observer = new view.MutationObserver((records) => this.#note(records));
  }

  watch(roots: readonly Node[]): void {
    for (const root of roots) this.#observer.observe(root, { subtree: true, childList: true, attributes: true });
  }

  /** Forgets what has moved so far. */
  start(): void {
    this.#moves = new WeakMap();
    this.#last = -Infinity;
    this.#hasMoved = false;
  }

  stop(): void {
    this.#observer.disconnect();
  }

  /** When the page last moved, -Infinity if it has not. */
  get last(): number {
    return this.#last;
  }

  /** Whether anything has moved, what never stops included. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** Resolves at the next move. */
  next(): Promise<void> {
    return new Promise((resolve) => (this.#onMove = resolve));
  }

  #note(records: readonly MutationRecord[]): void {
    this.#hasMoved = true;
    let counts = false;
    for (const { target } of records) {
      const moves = (this.#moves.get(target) ?? 0) + 1;
      this.#moves.set(target, moves);
      counts ||= moves <= maxMoves;
    }
    if (!counts) return;
    this.#last = this.#now();
    this.#onMove?.();
    this.#onMove = null;
  }
}

const maxMoves = 5;
