/** What the fields of a page have to do with each other, once each has a value. */
import { breaksRule } from '../../reasons';
import type { FieldId } from '../../pipeline';
import type { PlanContext } from '../context';
import type { Steps } from '../steps';
import { seedDay } from '../seed';
import { fitConditions, type ConditionContext } from './relations/answers/conditions';
import type { Fitted, FittedField } from './fitted';
import { relations, type When } from './relations/relations';
import { fitRepeats } from './relations/repeats';

/**
 * Makes values agree that belong together: starts and ends, boxes of one question, values asked for twice.
 * @param fields in page order, each with the value it got alone
 * @returns a value a field, in the same order
 */
export function* fitTogether(fields: readonly FittedField[], context: PlanContext): Steps<Fitted[]> {
  const { mode, sweep, locale } = context;
  const isLikely = mode === 'realistic' || Boolean(sweep);
  const { table, own } = locale.asks;
  const holds: Readonly<Record<When, boolean>> = {
    always: true,
    valid: isLikely || mode === 'boundary',
    likely: isLikely,
  };
  let fitted = fields;
  for (const [when, relate] of relations) {
    if (!holds[when]) continue;
    fitted = replaced(fitted, relate(fitted, table, seedDay(context.seed), own));
    yield;
  }
  if (isLikely) fitted = replaced(fitted, yield* fitConditions(fitted, conditionsOf(context)));
  const repeated = fitRepeats(fitted, Boolean(sweep));
  return repeated.map((one, index) => (sweep?.field === fields[index]!.field.id ? fields[index]!.fitted : one));
}

function conditionsOf({ seed, locale, asked, overrides }: PlanContext): ConditionContext {
  const isWanted = (field: FieldId) => overrides[field] !== undefined || (asked?.includes(field) ?? false);
  return { asks: locale.asks, today: seedDay(seed), isWanted };
}

/** What breaks a rule on purpose goes on breaking it, and what was said by a person or a rule stays said. */
function replaced(fields: readonly FittedField[], fitted: readonly Fitted[]): FittedField[] {
  const stays = ({ isSaid, fitted: { reason } }: FittedField) => isSaid || breaksRule(reason);
  // Most relations change next to nothing: a page of thousands is not copied by each.
  return fields.map((one, index) =>
    fitted[index] === one.fitted || stays(one) ? one : { ...one, fitted: fitted[index]! },
  );
}
