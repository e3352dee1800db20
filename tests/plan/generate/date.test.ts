import { expect, it } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { field } from '../../builders';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const context = {
  seed: makeSeed(4711, '2026-11-21'),
  locale,
  mode: 'realistic',
  settings: planSettings(),
  overrides: {},
} as const;
const planned = (type: 'date' | 'datetime-local') =>
  planFields(
    ['Event starts', 'Event ends'].map((text) =>
      field({ control: 'date', type, min: '', max: '', step: null }, { texts: [{ source: 'label', text }] }),
    ),
    context,
  ).map(({ shown }) => shown);

it('ends on the day on which it began what is told to the minute', () => {
  const [start, end] = planned('datetime-local');
  expect(end!.slice(0, 10)).toBe(start!.slice(0, 10));
  expect(end! > start!).toBe(true);
});

it('lets days go by where only days are told', () => {
  const [start, end] = planned('date');
  expect(end! > start!).toBe(true);
});
