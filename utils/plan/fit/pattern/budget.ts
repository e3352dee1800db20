/** Steps a field's pattern work may take in all: what a page writes must not cost more than a moment. */
export interface Budget {
  left: number;
}

/** About ten milliseconds of matching. */
export function makeBudget(): Budget {
  return { left: 300_000 };
}

/** @returns false once the budget is spent */
export function spend(budget: Budget, steps: number): boolean {
  budget.left -= steps;
  return budget.left >= 0;
}
