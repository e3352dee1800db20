/** What the popup knows: the tab's state and rows as the background tells them, and what was asked since. */
import { chunkSize, type FieldRow, type PopupEvent, type TabState } from '../../utils/messages';

export interface PopupState {
  /** null until the background has answered. */
  readonly tab: TabState | null;
  readonly rows: readonly FieldRow[];
  /** Rows there are, shown or not. */
  readonly total: number;
  /** Rows the person wants to see. */
  readonly wanted: number;
  readonly problem: string;
  /** A fill the person asked for in this popup, until it ends. */
  readonly fill: 'none' | 'asked' | 'running';
}

export type PopupAction =
  | { readonly type: 'heard'; readonly event: PopupEvent }
  | { readonly type: 'asked-to-fill' }
  /** The line to the background broke. */
  | { readonly type: 'lost' }
  | { readonly type: 'show-more' }
  | { readonly type: 'problem'; readonly text: string }
  | { readonly type: 'dismiss' };

export const initialPopupState: PopupState = {
  tab: null,
  rows: [],
  total: 0,
  wanted: chunkSize,
  problem: '',
  fill: 'none',
};

export function reducePopup(state: PopupState, action: PopupAction): PopupState {
  switch (action.type) {
    case 'heard':
      return hear(state, action.event);
    case 'asked-to-fill':
      return { ...state, problem: '', fill: 'asked' };
    case 'lost':
      return { ...state, fill: 'none' };
    case 'show-more':
      return { ...state, wanted: state.wanted + chunkSize };
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

/** Whether the background owes an answer. */
export function isWaiting({ tab, fill }: PopupState): boolean {
  return fill !== 'none' || tab === null || workPhases.includes(tab.phase);
}
const workPhases: readonly TabState['phase'][] = ['reading', 'filling', 'undoing'];

function hear(state: PopupState, event: PopupEvent): PopupState {
  switch (event.is) {
    case 'state':
      return { ...state, tab: event.state, fill: fillAfter(state.fill, event.state) };
    case 'rows':
      return { ...state, rows: withRows(state.rows, event.from, event.rows), total: event.total };
    case 'details':
    case 'kind-samples':
      return state;
    case 'problem':
      return { ...state, problem: event.text, fill: 'none' };
  }
}

/** A state from before the request reached the background (`filled` of the last fill) does not end the wait. */
function fillAfter(fill: PopupState['fill'], { phase }: TabState): PopupState['fill'] {
  if (phase === 'filling') return 'running';
  if (phase === 'blocked' || phase === 'stopped') return 'none';
  if (fill === 'running' && phase !== 'reading') return 'none';
  return fill;
}

function withRows(rows: readonly FieldRow[], from: number, added: readonly FieldRow[]): readonly FieldRow[] {
  if (from === 0) return added;
  if (from > rows.length) return rows;
  return [...rows.slice(0, from), ...added, ...rows.slice(from + added.length)];
}
