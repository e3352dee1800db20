import type { PlanEntry } from '../../plan/plan-entry';

/** The numbers one rule's counter gave in a plan. */
export interface GivenNumbers {
  readonly rule: string;
  readonly first: number;
  readonly last: number;
}

/** What the counters of rules gave in a plan. */
export function countersOf(entries: readonly PlanEntry[]): GivenNumbers[] {
  const given = new Map<string, GivenNumbers>();
  for (const { rule } of entries) {
    if (!rule || rule.problem || rule.counter === null) continue;
    const { first, last } = given.get(rule.id) ?? { first: rule.counter, last: rule.counter };
    given.set(rule.id, { rule: rule.id, first: Math.min(first, rule.counter), last: Math.max(last, rule.counter) });
  }
  return [...given.values()];
}
