import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Module from '../../entrypoints/popup/status-text';
import type { TabState } from '../../utils/messages/tab-state';
import { fakeI18n } from './fake-i18n';
import { tabState } from './samples';

let statusText: typeof Module.statusText;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ statusText } = await import('../../entrypoints/popup/status-text'));
});

const cases: readonly (readonly [string, Partial<TabState>, string])[] = [
  ['reading', { phase: 'reading', found: 0 }, 'Reading the page…'],
  ['reading on', { phase: 'reading', found: 1 }, 'Reading the page: 1 field so far…'],
  ['reading a long page', { phase: 'reading', found: 12_400 }, 'Reading the page: 12400 fields so far…'],
  ['ready', { fillable: 23, found: 23 }, '23 fields ready'],
  ['ready, one field', { fillable: 1, found: 1 }, '1 field ready'],
  ['no field', { fillable: 0, found: 0 }, 'Nothing to fill on this page.'],
  ['filling', { phase: 'filling', done: 120, fillable: 400 }, 'Filling 120 of 400…'],
  ['filled', { phase: 'filled', summary: { filled: 23, of: 25 } }, 'Filled 23 of 25'],
  ['filled a long page', { phase: 'filled', summary: { filled: 19_990, of: 20_000 } }, 'Filled 19990 of 20000'],
  [
    'filled, changes apart, and more has appeared since',
    {
      phase: 'filled',
      summary: { filled: 3, of: 3 },
      pending: 2,
      counts: { planned: 3, filled: 1, refused: 0, skipped: 0 },
    },
    'Filled 3 of 3, 1 more field ready',
  ],
  [
    'filled but for one that was drawn anew',
    { phase: 'filled', summary: { filled: 1, of: 2 }, counts: { planned: 1, filled: 1, refused: 0, skipped: 0 } },
    'Filled 1 of 2',
  ],
  ['filled nothing', { phase: 'filled', summary: { filled: 0, of: 0 } }, 'Nothing to fill on this page.'],
  ['filled, not summed up yet', { phase: 'filled', summary: null }, 'Filling…'],
  [
    'filled a page that has moved on',
    { fillable: 1, summary: { filled: 2, of: 2 } },
    'Filled 2 of 2, then the page moved on. 1 field ready',
  ],
  ['stopping', { phase: 'filling', isStopping: true, done: 120, fillable: 400 }, 'Stopping…'],
  ['stopped', { phase: 'stopped', summary: { filled: 120, of: 400 } }, 'Stopped after 120 of 400'],
  ['stopped before the page was read', { phase: 'stopped', summary: null }, 'Stopped. Nothing has changed.'],
  ['undoing', { phase: 'undoing' }, 'Putting everything back…'],
  [
    'undone',
    { phase: 'undone', undone: { isStopped: false, restored: 25, of: 25, gone: 0, kept: 0 } },
    'Undone: 25 of 25 put back.',
  ],
  [
    'undone in part',
    { phase: 'undone', undone: { isStopped: false, restored: 19, of: 25, gone: 2, kept: 1 } },
    'Undone: 19 of 25 put back; 3 could not be; 2 are gone; 1 you changed since then was left alone.',
  ],
  [
    'stopped in an undo, the rest of which is still to be had',
    { phase: 'undone', undone: { isStopped: true, restored: 9, of: 60, gone: 0, kept: 0 } },
    'Stopped: 9 of 60 put back.',
  ],
  ['undone by a worker that has forgotten what', { phase: 'undone', undone: null }, 'Undone.'],
  ['blocked', { phase: 'blocked', trouble: 'Not on browser pages.' }, 'Not on browser pages.'],
  ['blocked without a word', { phase: 'blocked' }, 'This page can’t be filled.'],
];

describe('the status line', () => {
  test.each(cases)('%s', (_name, tab, expected) => {
    expect(statusText({ tab: tabState(tab), fill: 'none' })).toBe(expected);
  });

  test('before the background has answered', () => {
    expect(statusText({ tab: null, fill: 'none' })).toBe('Reading the page…');
  });

  test.each(['reading', 'ready', 'filled'] as const)('right after the click while %s', (phase) => {
    const tab = tabState({ phase, summary: { filled: 23, of: 25 } });

    expect(statusText({ tab, fill: 'asked' })).toBe('Filling…');
  });
});
