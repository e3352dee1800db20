import { describe, expect, it } from 'vitest';
import { fitAfterEvents } from '../../../../../utils/plan/fit/relations/days/after-events';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { moment, shown, words } from '../../amount-fields';

const today = '2026-11-21';
const texts = (...fields: FittedField[]) => shown(fitAfterEvents(fields, words, today));

describe('fitAfterEvents', () => {
  it('has an event reported, treated and repaired within days', () => {
    const [, reported, seen, repaired] = texts(
      moment('Date of accident', '2026-07-20'),
      moment('Reported to line manager on', '2026-10-30'),
      moment('When did you first see a doctor?', '2026-03-01'),
      moment('Date repairs were completed', '2026-07-20'),
    );
    expect(reported! >= '2026-07-20' && reported! <= '2026-07-22').toBe(true);
    expect(seen! >= reported! && seen! <= '2026-07-24').toBe(true);
    expect(repaired! > seen! && repaired! < '2026-08-12').toBe(true);
    expect(texts(moment('Schadentag', '2026-08-15'), moment('Gemeldet am', '2026-11-04'))[1]! <= '2026-08-17').toBe(
      true,
    );
  });

  it('has been seen safe before, and nothing that is still to come', () => {
    const [, seen] = texts(
      moment('Date the theft was discovered', '2026-07-20'),
      moment('Date property was last seen secure', '2026-09-01'),
    );
    expect(seen! <= '2026-07-20' && seen! >= '2026-07-18').toBe(true);
    expect(texts(moment('Datum incident', '2026-11-20'), moment('Gemeld op', '2027-01-31'))[1]! <= today).toBe(true);
  });

  it('keeps what is right, what is planned, and forms of no event', () => {
    expect(texts(moment('Date of loss', '2026-07-20'), moment('Date reported', '2026-07-21'))[1]).toBe('2026-07-21');
    expect(texts(moment('Date of loss', '2026-07-20'), moment('Planned date of inspection', '2026-12-03'))[1]).toBe(
      '2026-12-03',
    );
    expect(texts(moment('Date received', '2026-07-20'), moment('Date submitted', '2026-03-01'))[1]).toBe('2026-03-01');
    expect(texts(moment('Date of birth', '1990-07-20'), moment('Reported on', '2026-10-03'))[1]).toBe('2026-10-03');
  });
});
