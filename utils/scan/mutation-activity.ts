import { telling } from './telling-attributes';

/**
 * Attributes told at once from which on a page draws itself anew with each change. React 19 then sets name, type and value
 * of every controlled input to what they are already: of one state for 1,000 fields that is millions of records a fill,
 * which take longer to make than the fields to write.
 */
const flood = 1_000;
/** Moves of one node after which it counts as one that never stops. */
const maxMoves = 5;
/** Attributes that a framework sets anew to what was written: it has taken note, and does nothing more about it. */
const echoes: ReadonlySet<string | null> = new Set(['value', 'checked', 'selected', 'type', 'name']);

/** Notices when the page moves, shadow trees that are known included. */
export class MutationActivity {
  readonly #observer: MutationObserver;
  readonly #now: () => number;
  /** How often each node has moved: one that never stops (a clock, an animation) stops counting. */
  #moves = new WeakMap<Node, number>();
  #last = -Infinity;
  #hasMoved = false;
  #hasStirred = false;
  #onMove: (() => void) | null = null;
  /** What is watched. */
  #roots: readonly Node[] = [];
  /** Whether only those attributes are told that show or hide something. */
  #isNarrowed = false;

  /** @param now milliseconds, of any clock that runs */
  constructor(view: Window & typeof globalThis, now: () => number) {
    this.#now = now;
    this.#observer = new view.MutationObserver((records) => this.#note(records));
  }

  watch(roots: readonly Node[]): void {
    this.#roots = roots;
    const attributes = this.#isNarrowed ? { attributeFilter: [...telling] } : { attributes: true };
    // A node that is observed already is from then on observed as asked last (DOM, "observe").
    for (const root of roots) this.#observer.observe(root, { subtree: true, childList: true, ...attributes });
  }

  /** Forgets what has moved so far. */
  start(): void {
    this.#moves = new WeakMap();
    this.#last = -Infinity;
    this.#hasMoved = false;
    this.#hasStirred = false;
  }

  stop(): void {
    this.#observer.disconnect();
    this.#roots = [];
    this.#isNarrowed = false;
    this.start();
  }

  /** When the page last moved, -Infinity if it has not. */
  get last(): number {
    return this.#last;
  }

  /** Whether anything has moved, what never stops included. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** Whether anything has moved but what never stops and what only shows what was written. */
  get hasStirred(): boolean {
    return this.#hasStirred;
  }

  /** Resolves at the next move. */
  next(): Promise<void> {
    return new Promise((resolve) => (this.#onMove = resolve));
  }

  #note(records: readonly MutationRecord[]): void {
    this.#hasMoved = true;
    if (!this.#isNarrowed && isFlood(records)) {
      this.#isNarrowed = true;
      this.watch(this.#roots);
    }
    let counts = false;
    for (const { target, attributeName } of records) {
      const moves = (this.#moves.get(target) ?? 0) + 1;
      this.#moves.set(target, moves);
      if (moves > maxMoves) continue;
      counts = true;
      this.#hasStirred ||= !echoes.has(attributeName);
    }
    if (!counts) return;
    this.#last = this.#now();
    this.#onMove?.();
    this.#onMove = null;
  }
}

/** A form that is drawn for the first time comes as nodes, not as attributes. */
function isFlood(records: readonly MutationRecord[]): boolean {
  return records.length > flood && records.filter(({ type }) => type === 'attributes').length > flood;
}
