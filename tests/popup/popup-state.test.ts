import { describe, expect, test } from 'vitest';
import {
  initialPopupState,
  isWaiting,
  missingFrom,
  reducePopup,
  type PopupAction,
  type PopupState,
} from '../../entrypoints/popup/popup-state';
import type { PopupEvent } from '../../utils/messages/popup';
import type { TabState } from '../../utils/messages/tab-state';
import { manyRows, rows, state } from './samples';

const heard = (event: PopupEvent): PopupAction => ({ type: 'heard', event });
const after = (...actions: readonly PopupAction[]): PopupState => actions.reduce(reducePopup, initialPopupState);
const phase = (name: TabState['phase']) => heard(state({ phase: name }));

describe('a fill that was asked for', () => {
  test.each([
    ['while the page is being read', [phase('reading'), { type: 'asked-to-fill' }, phase('ready')], 'asked'],
    ['a state from before the request', [phase('filled'), { type: 'asked-to-fill' }, phase('filled')], 'asked'],
    ['under way', [phase('ready'), { type: 'asked-to-fill' }, phase('filling')], 'running'],
    ['reading again between two rounds', [{ type: 'asked-to-fill' }, phase('filling'), phase('reading')], 'running'],
    ['done', [{ type: 'asked-to-fill' }, phase('filling'), phase('filled')], 'none'],
    ['cancelled', [{ type: 'asked-to-fill' }, phase('filling'), phase('stopped')], 'none'],
    ['not possible', [{ type: 'asked-to-fill' }, phase('blocked')], 'none'],
    ['putting back what is skipped by now', [{ type: 'asked-to-fill' }, phase('undoing'), phase('undone')], 'none'],
    ['lost before it began: it is asked for again', [{ type: 'asked-to-fill' }, { type: 'lost' }], 'asked'],
    ['lost on the way', [{ type: 'asked-to-fill' }, phase('filling'), { type: 'lost' }], 'none'],
    [
      'of what is on the page already',
      [phase('filled'), { type: 'asked-to-fill' }, heard({ is: 'unchanged' })],
      'none',
    ],
    ['answered by a problem', [{ type: 'asked-to-fill' }, heard({ is: 'problem', text: 'No.' })], 'none'],
  ] as const)('%s', (_name, actions, expected) => {
    expect(after(...actions).fill).toBe(expected);
  });
});

describe('the rows', () => {
  const names = ({ rows: list }: PopupState) => list.map(({ row }) => row);

  test('from 0 are a new list', () => {
    const now = after(heard(rows(manyRows(3))), heard(rows(manyRows(1, 7))));

    expect(names(now)).toEqual(['f7']);
    expect(now.total).toBe(1);
  });

  test('that follow are added, those sent again replaced', () => {
    const now = after(
      heard(rows(manyRows(2), 0, 4)),
      heard(rows(manyRows(2, 2), 2, 4)),
      heard(rows(manyRows(1, 9), 1, 4)),
    );

    expect(names(now)).toEqual(['f0', 'f9', 'f2', 'f3']);
  });

  test('behind a gap are left out', () => {
    expect(names(after(heard(rows(manyRows(1), 0, 9)), heard(rows(manyRows(1, 5), 5, 9))))).toEqual(['f0']);
  });

  test('wanted but not here are missed', () => {
    const first = after(heard(rows(manyRows(200), 0, 450)));
    const more = reducePopup(first, { type: 'show-more' });
    const all = reducePopup(more, heard(rows(manyRows(200, 200), 200, 450)));

    expect([first, more, all].map(missingFrom)).toEqual([null, 200, null]);
  });
});

describe('a problem', () => {
  test('stays until it is dismissed or a fill is asked for', () => {
    const told = after(heard({ is: 'problem', text: 'No.' }), phase('ready'));

    expect(told.problem).toBe('No.');
    expect(reducePopup(told, { type: 'dismiss' }).problem).toBe('');
    expect(reducePopup(told, { type: 'asked-to-fill' }).problem).toBe('');
  });
});

describe('isWaiting', () => {
  test.each([
    ['nothing heard yet', [], true],
    ['reading', [phase('reading')], true],
    ['ready', [phase('ready')], false],
    ['asked', [phase('ready'), { type: 'asked-to-fill' }], true],
    ['filled', [phase('filled')], false],
    ['undoing', [phase('undoing')], true],
  ] as const)('%s', (_name, actions, expected) => {
    expect(isWaiting(after(...actions))).toBe(expected);
  });
});

describe('a background that has slept', () => {
  const nothing = [heard(rows([])), heard(state({ phase: 'reading', found: 0 }))];
  const shown = [heard(rows(manyRows(2))), heard(state({ phase: 'filled' }))];

  test('reads the page again: what was shown stays meanwhile', () => {
    const now = after(...shown, { type: 'lost' }, ...nothing);

    expect([now.rows.length, now.tab?.phase]).toEqual([2, 'filled']);
  });

  test('tells of the page as it is by now', () => {
    const now = after(...shown, { type: 'lost' }, ...nothing, heard(rows(manyRows(3))), phase('ready'));

    expect([now.rows.length, now.tab?.phase]).toEqual([3, 'ready']);
  });

  test('may find that all fields have left', () => {
    const now = after(...shown, { type: 'lost' }, ...nothing, heard(state({ phase: 'ready', found: 0 })));

    expect([now.rows.length, now.total]).toEqual([0, 0]);
  });

  test.each([
    ['before the line was lost, and a page that leaves', [{ type: 'lost' }, { type: 'page-leaves' }]],
    ['in the middle of a fill', [phase('filling'), { type: 'lost' }]],
  ] as const)('does not keep what was shown %s', (_, actions) => {
    const now = after(...shown, ...actions, ...nothing);

    expect([now.rows.length, now.tab?.phase]).toEqual([0, 'reading']);
  });
});
