import type { FieldId, ReportEntry } from '../pipeline';
import { rootElementOf } from '../dom/nodes';
import { hasScripts } from '../dom/scripted';
import { busySigns, drawnBusySigns, waitingLists } from './pending';
import type { Scanner } from './scanner';
import { MutationActivity } from './mutation-activity';
import type { Found } from './survey';
import { isEmpty } from './state';
import { createVisibility } from './visibility/visibility';

/** Milliseconds. */
const patience = { quiet: 100, pending: 2_500, whole: 3_000 } as const;

/** Milliseconds that a timer is late where the page could not run. */
const heldUp = 1_500;

/** Milliseconds until a page answers a write; what depends on a choice may be fetched first. */
const reaction = { choice: 600, stirred: 600, other: 50 } as const;

/** Fields of a page that is so small that a person sees no difference between a short and a long wait. */
const small = 200;

/** Fields of a page that is not walked again without need. */
const large = 1_000;

/** Waits until the page has reacted to what was written. */
export class Settler {
  readonly #view: Window & typeof globalThis;
  readonly #scanner: Scanner;
  readonly #activity: MutationActivity;
  /** The fields written since the last time. */
  readonly #written = new Set<FieldId>();
  /** Signs waited for in vain, with the field before: they stand there for good, unless that is written again. */
  readonly #vain = new WeakMap<Element, Element | null>();
  /** Resolves once the page has had the time to answer what was written. */
  #answered: Promise<unknown> = Promise.resolve();
  /** When a field was filled last, by the page's clock. */
  #filledAt = -Infinity;

  constructor(view: Window & typeof globalThis, scanner: Scanner) {
    this.#view = view;
    this.#scanner = scanner;
    this.#activity = new MutationActivity(view, () => view.performance.now());
  }

  /** A write begins: from here on the page's moves count. */
  writing(): void {
    this.#activity.watch([this.#view.document, ...this.#scanner.shadowRoots]);
    const root = rootElementOf(this.#view.document);
    for (const sign of root ? drawnBusySigns(root) : []) this.#vain.set(sign, null);
  }

  wrote(entries: readonly ReportEntry[]): void {
    for (const { id, outcome } of entries) if (outcome !== 'skipped') this.#written.add(id);
    const filled = new Set(entries.filter(({ outcome }) => outcome === 'filled').map(({ id }) => id));
    if (filled.size === 0) return;
    this.#filledAt = this.#view.performance.now();
    const { found } = this.#scanner;
    const isSmall = found.length <= small;
    // A large page is looked through for scripts once it is written: that takes as long as many fields.
    if (isSmall && !this.#canAnswer) return;
    const mayBring = isSmall && found.some((one) => filled.has(this.#scanner.idOf(one)) && isChoice(one));
    this.#answered = Promise.all([this.#answered, this.#pause(reaction[mayBring ? 'choice' : 'other'])]);
  }

  stop(): void {
    this.#activity.stop();
    this.#written.clear();
  }

  /**
   * @param lookAgain answers the fields that the page has changed since they were written
   * @returns whether there is something to fill now that was not there at the last reading, or was lost since
   */
  async settle(lookAgain: () => Promise<readonly ReportEntry[]>): Promise<boolean> {
    await this.#quiet();
    if (!this.#stoodStill()) await this.#scanner.survey();
    const lost = (await lookAgain()).some((entry) => this.#isLost(entry));
    this.#written.clear();
    this.#activity.start();
    return lost || (await this.#scanner.hasNews());
  }

  /** A page that has done something about what was written may do more: check it elsewhere, and take it back. */
  get #isStirred(): boolean {
    return this.#scanner.found.length <= small && this.#activity.hasStirred && this.#canAnswer;
  }

  get #canAnswer(): boolean {
    return hasScripts(this.#view.document);
  }

  /** Walking a very large page again for nothing takes longer than filling it. */
  #stoodStill(): boolean {
    return this.#scanner.found.length > large && !this.#activity.hasMoved && !this.#scanner.hasGrown;
  }

  async #quiet(): Promise<void> {
    const { performance } = this.#view;
    await this.#answered;
    if (this.#isStirred) await this.#pause(this.#filledAt + reaction.stirred - performance.now());
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    while (elapsed() < patience.whole) {
      const wait = this.#activity.last + patience.quiet - performance.now();
      if (wait > 0) await this.#pause(Math.min(wait, patience.whole - elapsed()));
      else if (!(await this.#awaitPending(patience.pending - elapsed()))) return;
    }
  }

  /**
   * Where something announces itself, waits for the page's next move.
   * @param ms how long at most; a sign that stands longer is not waited for again
   * @returns whether there was anything to wait for
   */
  async #awaitPending(ms: number): Promise<boolean> {
    const open = this.#canAnswer ? this.#pendingSigns() : null;
    if (!open?.size) return false;
    const before = this.#activity.last;
    if (ms > 0) await this.#pause(ms, this.#activity.next());
    if (this.#activity.last !== before) return true;
    for (const [sign, after] of open) this.#vain.set(sign, after);
    return false;
  }

  /** What is still to come, each with the written field it may wait for. */
  #pendingSigns(): Map<Element, Element | null> {
    const root = rootElementOf(this.#view.document);
    if (!root) return new Map();
    const { isShown } = createVisibility(this.#view);
    const isWritten = (found: Found) => this.#written.has(this.#scanner.idOf(found));
    const signs: readonly (readonly [Element, Element | null])[] = [
      ...(this.#view.document.readyState === 'loading' ? [[root, null] as const] : []),
      ...busySigns(root, isShown).map((sign) => [sign, null] as const),
      ...waitingLists(this.#scanner.found, isWritten, isShown),
    ];
    return new Map(signs.filter(([sign, after]) => !this.#vain.has(sign) || this.#vain.get(sign) !== after));
  }

  #isLost({ id, outcome, holds }: ReportEntry): boolean {
    const field = this.#scanner.lookup(id)?.field;
    return outcome === 'refused' && field !== undefined && isEmpty(field, holds);
  }

  /** A page that could not run meanwhile gets the time once more: what it has not heard it can't have reacted to. */
  async #pause(ms: number, sooner?: Promise<void>): Promise<void> {
    const { performance, document } = this.#view;
    const by = performance.now() + ms;
    await this.#wait(ms, sooner);
    // In a tab out of sight timers are late by themselves.
    if (performance.now() - by > heldUp && !document.hidden) await this.#wait(ms, sooner);
  }

  async #wait(ms: number, sooner?: Promise<void>): Promise<void> {
    let timer = 0;
    const later = new Promise<void>((resolve) => (timer = this.#view.setTimeout(resolve, Math.max(0, ms))));
    await (sooner ? Promise.race([later, sooner]) : later);
    this.#view.clearTimeout(timer);
  }
}

function isChoice(found: Found): boolean {
  const { control } = found.adapter.describe(found);
  return control === 'choice' || control === 'check';
}
