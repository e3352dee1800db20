import { chunkSize, nothingLeftOut } from '../../messages/agent';
import type { PopupEvent } from '../../messages/popup';
import type { TabState } from '../../messages/tab-state';
import type { TabForm } from '../page/tab-form';

/** Milliseconds between two states on the way; the popup draws no faster. */
const stepMs = 60;

const nothingYet: TabState = {
  phase: 'reading',
  isStopping: false,
  trouble: '',
  lacksAccess: false,
  persona: null,
  locked: false,
  mode: 'realistic',
  fillable: 0,
  found: 0,
  done: 0,
  summary: null,
  undo: null,
  undone: null,
  pending: 0,
  sweep: null,
  scenario: null,
  scenarios: [],
  counts: { planned: 0, filled: 0, refused: 0, skipped: 0 },
  unreachable: [],
  silent: [],
  leftOut: nothingLeftOut,
  faults: [],
};

/** What the popup is told of a tab as it changes: where it stands, and the rows of its form. */
export class SessionView {
  readonly #form: TabForm;
  readonly #publish: (event: PopupEvent) => void;
  #state = nothingYet;
  #rowsShown = chunkSize;
  #isStepping = false;

  /** @param form where the rows are read from */
  constructor(form: TabForm, publish: (event: PopupEvent) => void) {
    this.#form = form;
    this.#publish = publish;
  }

  get state(): TabState {
    return this.#state;
  }

  /** Changes what is shown. A sentence of trouble lasts as long as the phase it was shown with, and so does a stop. */
  show(change: Partial<TabState>): void {
    this.#state = { ...this.#state, ...(change.phase && { trouble: '', isStopping: false }), ...change };
    this.#publish({ is: 'state', state: this.#state });
  }

  /** Changes a figure on the way; told now and then. */
  step(change: Partial<TabState>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#isStepping) return;
    this.#isStepping = true;
    setTimeout(() => {
      this.#isStepping = false;
      if (isAtWork(this.#state.phase)) this.show({});
    }, stepMs);
  }

  /** Says at once that a stop was heard: what it stops may take a moment until it can say what it did. */
  stopping(): void {
    if (isAtWork(this.#state.phase)) this.show({ isStopping: true });
  }

  problem(text: string): void {
    this.#publish({ is: 'problem', text });
  }

  /** The list from its beginning: as many rows as were told before. */
  list(): void {
    const { counts, pending } = this.#form;
    this.#state = { ...this.#state, counts, pending: pending.size };
    this.rows(0);
  }

  /** Tells the rows from one on. */
  rows(from: number): void {
    this.#rowsShown = Math.max(this.#rowsShown, from + chunkSize);
    const all = this.#form.shown;
    const rows = all.slice(from, from === 0 ? this.#rowsShown : from + chunkSize);
    this.#publish({ is: 'rows', from, rows, total: all.length });
  }

  /** Answers a request for more than the list tells. */
  answer(event: Exclude<PopupEvent, { is: 'state' | 'rows' | 'problem' }>): void {
    this.#publish(event);
  }

  /** A popup was opened: it is told all, from the list's beginning. */
  again(): void {
    this.#rowsShown = chunkSize;
    this.list();
    this.show({});
  }

  /** Nothing of what was shown holds any longer, but that there was no access: whoever is about to allow it keeps the button. */
  clear(): void {
    const { lacksAccess } = this.#state;
    this.#rowsShown = chunkSize;
    this.list();
    this.show({ ...nothingYet, lacksAccess });
  }
}

function isAtWork(phase: TabState['phase']): boolean {
  return phase === 'reading' || phase === 'filling' || phase === 'undoing';
}
