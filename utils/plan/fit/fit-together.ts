/** What the fields of a page have to do with each other, once each has a value. */
import { breaksRule } from '../../reasons';
import type { FieldId } from '../../pipeline';
import type { PlanContext } from '../context';
import type { Steps } from '../steps';
import { seedDay } from '../seed';
import { fitAges } from './ages';
import { fitAgreed } from './agreed';
import { fitToTold } from './as-told';
import { fitByChoice } from './by-choice';
import { fitConditions, type ConditionContext } from './conditions';
import type { Fitted } from './fitted';
import { fitDateOrders } from './date-orders';
import { fitDifferences } from './differences';
import { fitFollowUps } from './follow-ups';
import { fitLasting } from './lasting';
import { fitLoads } from './loads';
import { fitOpposites } from './opposites';
import { fitPairs, type FittedField } from './pairs';
import { fitParts } from './parts';
import { fitPeople } from './people';
import { fitRanks } from './ranks';
import { fitRates } from './rates';
import { fitRatios } from './ratios';
import { fitRepeats } from './repeats';
import { fitShares } from './shares';
import { fitSpanCounts } from './span-counts';
import { fitSums } from './sums';
import { fitTicks } from './ticks';
import { fitTimeGaps } from './time-gaps';
import { fitTimes } from './times';
import { fitTotals } from './totals';
import { fitWrittenIn } from './written-in';

/**
 * Makes values agree that belong together: starts and ends, boxes of one question, values asked for twice.
 * @param fields in page order, each with the value it got alone
 * @returns a value a field, in the same order
 */
export function* fitTogether(fields: readonly FittedField[], context: PlanContext): Steps<Fitted[]> {
  const { mode, sweep, locale } = context;
  const isValid = mode !== 'hostile' && (mode !== 'invalid' || Boolean(sweep));
  // What is odd on purpose is no figure of a sum; but boxes and ranks are never odd by being ticked together.
  const { table, own } = locale.asks;
  const telling = { tells: table.tells, toldBy: table.toldBy, skip: [...own.skip, ...own.count], numbers: own.numbers };
  const toTold = (all: readonly FittedField[]) => fitToTold(all, telling);
  const today = seedDay(context.seed);
  const inSteps = isValid
    ? [
        toTold,
        fitByChoice,
        fitWrittenIn,
        fitPairs,
        fitLasting,
        fitFollowUps,
        fitDateOrders,
        fitTimes,
        fitTimeGaps,
        fitSpanCounts,
        fitAges,
        fitPeople,
        fitLoads,
        fitShares,
        fitOpposites,
        fitRates,
        fitSums,
        fitDifferences,
        fitTotals,
        // Of a total that has been worked out other shares are paid.
        fitShares,
        fitRatios,
        fitParts,
        fitRanks,
        fitTicks,
        fitAgreed,
      ]
    : [fitRanks, fitTicks];
  let ticked = fields;
  for (const step of inSteps) {
    ticked = replaced(ticked, step(ticked, table, today));
    yield;
  }
  if (mode === 'realistic' || sweep) ticked = replaced(ticked, yield* fitConditions(ticked, conditionsOf(context)));
  const repeated = fitRepeats(ticked, Boolean(sweep));
  return repeated.map((one, index) => (sweep?.field === fields[index]!.field.id ? fields[index]!.fitted : one));
}

function conditionsOf({ seed, locale, asked, overrides }: PlanContext): ConditionContext {
  const isWanted = (field: FieldId) => overrides[field] !== undefined || (asked?.includes(field) ?? false);
  return { asks: locale.asks, today: seedDay(seed), isWanted };
}

/** What breaks a rule on purpose goes on breaking it. */
function replaced(fields: readonly FittedField[], fitted: readonly Fitted[]): FittedField[] {
  return fields.map((one, index) => (breaksRule(one.fitted.reason) ? one : { ...one, fitted: fitted[index]! }));
}
