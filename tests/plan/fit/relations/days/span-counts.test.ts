import { describe, expect, it } from 'vitest';
import { fitSpanCounts } from '../../../../../utils/plan/fit/relations/days/span-counts';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, moment, shown, words } from '../../amount-fields';

const last = (...fields: FittedField[]) => shown(fitSpanCounts(fields, words)).at(-1);
const days = (from: string, to: string) => [moment('From', from, 'start-date'), moment('To', to, 'end-date')];

describe('fitSpanCounts', () => {
  it('counts days, those of work, nights and months between two dates', () => {
    expect(last(...days('2026-12-11', '2027-01-08'), amount('Anzahl Arbeitstage', 6))).toBe('21');
    expect(last(...days('2026-12-14', '2026-12-18'), amount('Nombre de jours ouvrés', 9))).toBe('5');
    expect(last(...days('2026-12-14', '2026-12-18'), amount('Number of days', 9))).toBe('5');
    expect(last(...days('2026-12-14', '2026-12-18'), amount('Number of nights', 9))).toBe('4');
    expect(last(...days('2026-12-01', '2027-05-29'), amount('Duration in months', 9))).toBe('6');
  });

  it('counts between the two days of one span, whatever asks for them', () => {
    const asked = (ask: string, one: FittedField) => ({ ...one, recognition: { ...one.recognition, ask } });
    const [from, to] = days('2027-01-07', '2027-01-15').map((one) => ({
      ...one,
      recognition: { ...one.recognition, kind: 'date' as const },
    }));
    const off = amount('Working days', 12);
    expect(last(asked('leave-start', from!), asked('leave-end', to!), off)).toBe('7');
    expect(last(asked('leave-start', from!), asked('trial-end', to!), off)).toBe('12');
  });

  it('counts the hours between two times', () => {
    const times = [
      moment('Start time', '10:30', 'start-time', 'time'),
      moment('End time', '18:00', 'end-time', 'time'),
    ];
    expect(last(...times, amount('Total hours', 16))).toBe('7.5');
    expect(last(...times, amount('Number of days', 16))).toBe('16');
  });

  it('counts no hours between days', () => {
    expect(last(...days('2026-12-11', '2026-12-17'), amount('Hours worked', 37))).toBe('37');
    const moments = [
      moment('From', '2026-12-11T09:00', 'start-date', 'datetime-local'),
      moment('To', '2026-12-11T13:00', 'end-date', 'datetime-local'),
    ];
    expect(last(...moments, amount('Hours worked', 37))).toBe('4');
  });

  it('leaves spans of something else', () => {
    for (const label of ['Days taken so far', 'Notice period (days)', 'Cost per night', 'Resturlaub (Tage)'])
      expect(last(...days('2026-12-14', '2026-12-18'), amount(label, 9))).toBe('9');
  });
});
