import { expect, it } from 'vitest';
import { FillProgress } from '../../../utils/conduct/filling/fill-progress';
import type { FieldId, ReportEntry } from '../../../utils/pipeline';

const report = (reason: ReportEntry['reason'] = null): ReportEntry => ({
  id: 'f' as FieldId,
  outcome: reason ? 'skipped' : 'filled',
  reason,
  holds: '',
});

it('believes of each frame its reports or its own word, whichever says more, and never more than is known of', () => {
  const progress = new FillProgress();
  progress.expect(4);
  progress.leftEmpty();
  progress.reported(0, report());
  progress.told(0, 2);
  progress.reported(7, report());
  expect([progress.done, progress.total]).toEqual([4, 5]);
  progress.told(7, 9);
  expect(progress.done).toBe(5);
});

it('counts what a frame had done by its last word and never reported', () => {
  const progress = new FillProgress();
  progress.expect(3);
  progress.told(7, 2);
  progress.reported(7, report());
  for (let left = 0; left < 2; left++) progress.reported(7, report('page-left'));
  expect(progress.doneUnsaid).toBe(1);
});
