import type { Answered } from './plan-longtail';

export type Score = Record<string, { good: number; of: number }>;

/** Values a native reader accepts: of all forms, of those held out, by language. */
export function scoreOf(answered: readonly Answered[]): Score {
  const score: Score = {};
  for (const { form, good } of answered) {
    for (const label of [form.lang.slice(0, 2), form.held ? 'held out' : 'open', 'all']) {
      const row = (score[label] ??= { good: 0, of: 0 });
      row.of++;
      if (good) row.good++;
    }
  }
  return score;
}

export function rate({ good, of }: { good: number; of: number }): string {
  return `${((100 * good) / Math.max(1, of)).toFixed(1)} %`;
}
