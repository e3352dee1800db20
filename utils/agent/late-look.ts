/** Milliseconds between two looks, and from the end of a fill on. */
const every = 250;
const patience = 3_000;
/** Fields up to which a look costs next to nothing. */
const mostFields = 1_000;

export interface Looked {
  readonly standing: number;
  lookAgain(): Promise<boolean>;
}

/** After a fill, finds values that its page takes back late: a value that a script sets makes no event to hear it by. */
export class LateLook {
  readonly #view: Window;
  readonly #onChange: () => void;
  #until = 0;
  #timer = 0;

  constructor(view: Window, onChange: () => void) {
    this.#view = view;
    this.#onChange = onChange;
  }

  /** A fill has ended. */
  ended(): void {
    this.#until = this.#view.performance.now() + patience;
  }

  /** Looks for as long as the fill has ended a moment ago, and tells once. */
  begin(looked: Looked | null): void {
    this.stop();
    if (!looked || looked.standing === 0 || looked.standing > mostFields) return;
    if (this.#view.performance.now() > this.#until) return;
    this.#timer = this.#view.setTimeout(() => {
      void looked.lookAgain().then((hasChanged) => (hasChanged ? this.#onChange() : this.begin(looked)));
    }, every);
  }

  stop(): void {
    this.#view.clearTimeout(this.#timer);
  }
}
