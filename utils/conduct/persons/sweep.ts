/** Stepping through all that can be wrong in a form, one fault at a time. */
import type { Break } from '../../plan/context';

/** Where a sweep stands. The position is for a page whose fields have other names by now. */
export interface SweepPlace extends Break {
  /** From 0. */
  readonly at: number;
}

export type SweepStep = 'start' | 'next' | 'previous' | 'stop';

/** Where a place is among the faults of today; the nearest position where it is gone. */
export function positionOf(rules: readonly Break[], place: SweepPlace): number {
  const found = rules.findIndex(({ field, rule }) => field === place.field && rule === place.rule);
  return found >= 0 ? found : Math.min(place.at, rules.length - 1);
}

/** The place after a step; round the ends. @returns null where the sweep is over */
export function stepFrom(rules: readonly Break[], place: SweepPlace | null, step: SweepStep): SweepPlace | null {
  if (step === 'stop' || rules.length === 0) return null;
  const by = step === 'previous' ? -1 : 1;
  const at = place && step !== 'start' ? (positionOf(rules, place) + by + rules.length) % rules.length : 0;
  const { field, rule } = rules[at]!;
  return { at, field, rule };
}
