import type { FieldDescriptor } from '../pipeline';
import type { PlanContext } from './context';
import type { Fitted } from './fit/fitted';

/** Rolls at most, where a roll brings what was there before. */
const mostRolls = 8;
/** Keeps further rolls apart from those a person asks for. */
const stride = 1_000;

/**
 * A roll is seen to do something: one that brings the same value again is rolled on.
 * @param planWith what a field gets with given overrides
 * @returns the overrides, with each roll replaced by one that changes its field where one does
 */
export function settledRolls(
  fields: readonly FieldDescriptor[],
  overrides: PlanContext['overrides'],
  planWith: (field: FieldDescriptor, overrides: PlanContext['overrides']) => Fitted,
): PlanContext['overrides'] {
  const settled = { ...overrides };
  for (const field of fields) {
    const override = overrides[field.id];
    if (override?.do !== 'reroll' || override.nth < 1) continue;
    const shownAs = (nth: number) => planWith(field, { ...overrides, [field.id]: { ...override, nth } }).shown;
    const before = shownAs(override.nth - 1);
    const rolls = Array.from({ length: mostRolls }, (_, roll) => override.nth + roll * stride);
    settled[field.id] = { ...override, nth: rolls.find((nth) => shownAs(nth) !== before) ?? override.nth };
  }
  return settled;
}
