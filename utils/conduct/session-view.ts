import { chunkSize, type PopupEvent, type TabState } from '../messages';
import type { FieldId, ReportEntry } from '../pipeline';
import { fieldRow, type TabField } from './rows';

/** Milliseconds between two states on the way; the popup draws no faster. */
const stepMs = 60;

const nothingYet: TabState = {
  phase: 'reading',
  trouble: '',
  persona: null,
  locked: false,
  mode: 'realistic',
  fillable: 0,
  found: 0,
  done: 0,
  summary: null,
  canUndo: false,
  unreachable: [],
};

/** What the popup is shown of a tab, and told as it changes. */
export class SessionView {
  readonly #publish: (event: PopupEvent) => void;
  #state = nothingYet;
  #fields: readonly TabField[] = [];
  #reports: ReadonlyMap<FieldId, ReportEntry> = new Map();
  #rowsShown = chunkSize;
  #isStepping = false;

  constructor(publish: (event: PopupEvent) => void) {
    this.#publish = publish;
  }

  get state(): TabState {
    return this.#state;
  }

  /** Changes what is shown. A sentence of trouble lasts as long as the phase it was shown with. */
  show(change: Partial<TabState>): void {
    this.#state = { ...this.#state, ...(change.phase && { trouble: '' }), ...change };
    this.#publish({ is: 'state', state: this.#state });
  }

  /** Changes a figure on the way; told now and then. */
  step(change: Partial<TabState>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#isStepping) return;
    this.#isStepping = true;
    setTimeout(() => {
      this.#isStepping = false;
      const { phase } = this.#state;
      if (phase === 'reading' || phase === 'filling') this.show({});
    }, stepMs);
  }

  problem(text: string): void {
    this.#publish({ is: 'problem', text });
  }

  /** A list of its own: what is planned for each field, and what became of it. */
  list(fields: readonly TabField[], reports: ReadonlyMap<FieldId, ReportEntry>): void {
    this.#fields = fields;
    this.#reports = reports;
    this.rows(0);
  }

  /** Tells the rows from one on; from 0, as many as were told before. */
  rows(from: number): void {
    this.#rowsShown = Math.max(this.#rowsShown, from + chunkSize);
    const rows = this.#fields.slice(from, from === 0 ? this.#rowsShown : from + chunkSize);
    this.#publish({
      is: 'rows',
      from,
      rows: rows.map((field) => fieldRow(field, this.#reports.get(field.field.id) ?? null)),
      total: this.#fields.length,
    });
  }

  /** A popup was opened: it is told all, from the list's beginning. */
  again(): void {
    this.#rowsShown = chunkSize;
    this.show({});
    this.rows(0);
  }
}
