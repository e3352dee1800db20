import type { Judged } from './fill-form';

/** Fields of each label, and how many of them hold a believable value. */
export type Score = Record<string, { good: number; of: number }>;

export function scoreOf(judged: readonly Judged[]): Score {
  const score: Score = {};
  for (const { held, good } of judged.filter(isLabelled)) {
    for (const label of [held.expected, 'all']) {
      const row = (score[label] ??= { good: 0, of: 0 });
      row.of++;
      if (good) row.good++;
    }
  }
  return score;
}

export function isLabelled({ held }: Judged): boolean {
  return held.expected !== '' && held.fillable;
}

/** A name for a miss that stays the same from run to run. */
export function missKey({ form, held }: Judged): string {
  return `${form} ${held.name || held.label.slice(0, 40)} ${held.expected}`;
}

export function misses(judged: readonly Judged[]): Judged[] {
  return judged.filter((one) => isLabelled(one) && !one.good);
}

export function oddities(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ odd }) => odd !== '');
}

export function rate({ good, of }: { good: number; of: number }): string {
  return `${((100 * good) / Math.max(1, of)).toFixed(1)} %`;
}
