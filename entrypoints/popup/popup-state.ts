/** What the popup knows: the tab's state and rows as the background tells them, and what was asked since. */
import { chunkSize } from '../../utils/messages/agent';
import type { FieldRow, RowDetails, RowSample } from '../../utils/messages/field-row';
import type { PopupEvent } from '../../utils/messages/popup';
import type { TabState } from '../../utils/messages/tab-state';
import type { Kind } from '../../utils/kinds/kinds';
import type { RowLook } from '../../utils/messages/row-look';

export interface PopupState {
  /** null until the background has answered. */
  readonly tab: TabState | null;
  readonly rows: readonly FieldRow[];
  /** Rows there are in the view, shown or not. */
  readonly total: number;
  /** Rows the person wants to see. */
  readonly wanted: number;
  readonly view: ListView;
  readonly answers: Answers;
  /** How far a long text is that goes into the page; null where none does. */
  readonly inserting: { readonly done: number; readonly of: number } | null;
  /** What has been inserted into the page from here last; '' for nothing. */
  readonly inserted: string;
  readonly problem: string;
  /** Whether a background that had slept or died is reading the page again: what was shown stays until it has. */
  readonly isReadAgain: boolean;
  /** A fill the person asked for in this popup, until it ends. */
  readonly fill: 'none' | 'asked' | 'running';
}

/** Which rows the person wants to see. */
export interface ListView {
  /** null: whatever their look. */
  readonly look: RowLook | null;
  readonly search: string;
}

/** What the background answered about single rows and kinds. */
export interface Answers {
  readonly details: { readonly row: string; readonly details: RowDetails } | null;
  readonly samples: Readonly<Partial<Record<Kind, string>>>;
  /** What a value that is being typed makes. */
  readonly sample: RowSample | null;
  /** What own entries say that depend on the person, by their id. */
  readonly ownSamples: Readonly<Record<string, string>>;
}

export type PopupAction =
  | { readonly type: 'heard'; readonly event: PopupEvent }
  | { readonly type: 'asked-to-fill' }
  | { readonly type: 'asked-to-insert' }
  /** Another tab is shown: nothing that was told of the one before holds. */
  | { readonly type: 'other-tab' }
  /** The line to the background broke. A fill that had not begun is asked for again on the next one. */
  | { readonly type: 'lost' }
  /** The tab is about to show another page. */
  | { readonly type: 'page-leaves' }
  | { readonly type: 'show-more' }
  | { readonly type: 'view'; readonly view: ListView }
  | { readonly type: 'problem'; readonly text: string }
  | { readonly type: 'dismiss' };

export const initialPopupState: PopupState = {
  tab: null,
  rows: [],
  total: 0,
  wanted: chunkSize,
  view: { look: null, search: '' },
  answers: { details: null, samples: {}, ownSamples: {}, sample: null },
  inserting: null,
  inserted: '',
  problem: '',
  isReadAgain: false,
  fill: 'none',
};

export function reducePopup(state: PopupState, action: PopupAction): PopupState {
  switch (action.type) {
    case 'heard':
      return hear(state, action.event);
    case 'asked-to-fill':
      return { ...state, problem: '', fill: 'asked' };
    case 'asked-to-insert':
      return { ...state, problem: '', inserted: '' };
    case 'other-tab':
      return initialPopupState;
    case 'lost':
      return { ...state, isReadAgain: isAtRest(state.tab), fill: state.fill === 'asked' ? 'asked' : 'none' };
    case 'page-leaves':
      return { ...state, isReadAgain: false };
    case 'show-more':
      return { ...state, wanted: state.wanted + chunkSize };
    case 'view':
      return { ...state, view: action.view, wanted: chunkSize };
    case 'problem':
      return { ...state, problem: action.text };
    case 'dismiss':
      return { ...state, problem: '' };
  }
}

/** Where the next rows wanted begin; null where all of them are here. */
export function missingFrom({ rows, wanted, total }: PopupState): number | null {
  return rows.length < Math.min(wanted, total) ? rows.length : null;
}

/** Whether rows are left out by a filter or a search. */
export function isNarrowed({ look, search }: ListView): boolean {
  return look !== null || search.trim() !== '';
}

/** Whether the background owes an answer. */
export function isWaiting({ tab, fill }: PopupState): boolean {
  return fill !== 'none' || tab === null || workPhases.includes(tab.phase);
}
const workPhases: readonly TabState['phase'][] = ['reading', 'filling', 'undoing'];

function isAtRest(tab: TabState | null): boolean {
  return tab !== null && !workPhases.includes(tab.phase);
}

function hear(state: PopupState, event: PopupEvent): PopupState {
  if (state.isReadAgain && saysNothingYet(event)) return state;
  switch (event.is) {
    case 'state':
      return { ...withState(state, event.state), inserting: null, fill: fillAfter(state.fill, event.state) };
    case 'rows':
      return { ...state, rows: withRows(state.rows, event.from, event.rows), total: event.total };
    case 'details':
      return { ...state, answers: { ...state.answers, details: { row: event.row, details: event.details } } };
    case 'sample':
      return { ...state, answers: { ...state.answers, sample: event.sample } };
    case 'tried':
      return state;
    case 'unchanged':
      return { ...state, fill: 'none' };
    case 'inserting':
      return { ...state, problem: '', inserting: event.progress };
    case 'inserted':
      return { ...state, problem: '', inserting: null, inserted: event.id };
    case 'kind-samples':
      return { ...state, answers: { ...state.answers, samples: event.samples, ownSamples: event.own } };
    case 'problem':
      return { ...state, problem: event.text, fill: 'none', inserting: null };
  }
}

/** Whether it only says that the page has not been read. */
function saysNothingYet(event: PopupEvent): boolean {
  return (event.is === 'state' && event.state.phase === 'reading') || (event.is === 'rows' && event.total === 0);
}

/** Once a page that is read again turns out to have no fields, those shown are gone. */
function withState(state: PopupState, tab: TabState): PopupState {
  const isEmptied = state.isReadAgain && tab.found === 0;
  return { ...state, ...(isEmptied && { rows: [], total: 0 }), isReadAgain: false, tab };
}

/** A state from before the request reached the background (`filled` of the last fill) does not end the wait. */
function fillAfter(fill: PopupState['fill'], { phase }: TabState): PopupState['fill'] {
  if (phase === 'filling') return 'running';
  if (phase === 'blocked' || phase === 'stopped' || phase === 'undoing') return 'none';
  if (fill === 'running' && phase !== 'reading') return 'none';
  return fill;
}

function withRows(rows: readonly FieldRow[], from: number, added: readonly FieldRow[]): readonly FieldRow[] {
  if (from === 0) return added;
  if (from > rows.length) return rows;
  return [...rows.slice(0, from), ...added, ...rows.slice(from + added.length)];
}
