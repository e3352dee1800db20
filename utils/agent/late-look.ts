/** Milliseconds between two looks, and from the end of a fill on. */
const every = 250;
const patience = 10_000;
/** Fields up to which a look costs next to nothing. */
const mostFields = 1_000;

export interface Looked {
  readonly standing: number;
  lookAgain(): Promise<boolean>;
}

/**
 * After a fill or undo, finds values that its page changes late: a value that a script sets makes no event to hear it by.
 * Whether a popup stands open or not: the toolbar button and the page's own notice say what was done as well.
 */
export class LateLook {
  readonly #view: Window;
  readonly #onChange: () => void;
  #until = 0;
  #timer = 0;

  constructor(view: Window, onChange: () => void) {
    this.#view = view;
    this.#onChange = onChange;
  }

  /** A fill or undo has ended: looks for a while from now on. */
  ended(looked: Looked | null): void {
    this.#until = this.#view.performance.now() + patience;
    this.begin(looked);
  }

  /** Looks for as long as the fill or undo has ended a moment ago, and tells of each change. */
  begin(looked: Looked | null): void {
    this.stop();
    if (!looked || looked.standing === 0 || looked.standing > mostFields) return;
    if (this.#view.performance.now() > this.#until) return;
    this.#timer = this.#view.setTimeout(() => {
      void looked.lookAgain().then((hasChanged) => {
        if (hasChanged) this.#onChange();
        this.begin(looked);
      });
    }, every);
  }

  stop(): void {
    this.#view.clearTimeout(this.#timer);
  }
}
