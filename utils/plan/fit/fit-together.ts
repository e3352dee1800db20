/** What the fields of a page have to do with each other, once each has a value. */
import { breaksRule } from '../../reasons';
import type { FieldId } from '../../pipeline';
import type { AskTable } from '../asks/ask-data';
import type { PlanContext } from '../context';
import type { Steps } from '../steps';
import { seedDay } from '../seed';
import { fitAges } from './ages';
import { fitAgreedAmounts, fitAgreedAnswers } from './agreed';
import { fitToTold } from './as-told';
import { fitConditions, type ConditionContext } from './conditions';
import type { Fitted } from './fitted';
import { fitDateOrders } from './date-orders';
import { fitDifferences } from './differences';
import { fitAfterEvents } from './after-events';
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

type Step = (fields: readonly FittedField[], table: AskTable, today: string) => readonly Fitted[];

/** What is so of all valid values, and what is only likely: an edge of what is allowed may be unlikely. */
const ofValid: readonly (readonly [step: Step, likely?: 'likely'])[] = [
  [fitAgreedAmounts, 'likely'],
  [fitPairs],
  [fitLasting],
  [fitAfterEvents, 'likely'],
  [fitDateOrders, 'likely'],
  [fitTimes],
  [fitTimeGaps, 'likely'],
  [fitSpanCounts, 'likely'],
  [fitAges],
  [fitPeople, 'likely'],
  [fitLoads, 'likely'],
  [fitShares],
  [fitOpposites],
  [fitRates],
  [fitSums],
  [fitDifferences, 'likely'],
  [fitTotals, 'likely'],
  // Of a total that has been worked out other shares are paid.
  [fitShares, 'likely'],
  [fitRatios, 'likely'],
  [fitParts],
];
/** Boxes and ranks are never odd by being chosen together. */
const ofAll: readonly Step[] = [fitRanks, fitTicks];

/**
 * Makes values agree that belong together: starts and ends, boxes of one question, values asked for twice.
 * @param fields in page order, each with the value it got alone
 * @returns a value a field, in the same order
 */
export function* fitTogether(fields: readonly FittedField[], context: PlanContext): Steps<Fitted[]> {
  const { mode, sweep, locale } = context;
  const isLikely = mode === 'realistic' || Boolean(sweep);
  const { table } = locale.asks;
  const ofMode = ofValid.filter(([, likely]) => isLikely || (mode === 'boundary' && !likely)).map(([step]) => step);
  const told = isLikely || mode === 'boundary' ? [toTold(locale)] : [];
  const together = [...told, ...ofMode, ...ofAll, ...(isLikely ? [fitAgreedAnswers] : [])];
  let fitted = fields;
  for (const step of together) {
    fitted = replaced(fitted, step(fitted, table, seedDay(context.seed)));
    yield;
  }
  if (isLikely) fitted = replaced(fitted, yield* fitConditions(fitted, conditionsOf(context)));
  const repeated = fitRepeats(fitted, Boolean(sweep));
  return repeated.map((one, index) => (sweep?.field === fields[index]!.field.id ? fields[index]!.fitted : one));
}

function toTold({ asks: { table, own } }: PlanContext['locale']): Step {
  const skip = [...own.skip, ...own.count];
  return (fields) => fitToTold(fields, { tells: table.tells, toldBy: table.toldBy, skip, numbers: own.numbers });
}

function conditionsOf({ seed, locale, asked, overrides }: PlanContext): ConditionContext {
  const isWanted = (field: FieldId) => overrides[field] !== undefined || (asked?.includes(field) ?? false);
  return { asks: locale.asks, today: seedDay(seed), isWanted };
}

/** What breaks a rule on purpose goes on breaking it, and what was said by a person or a rule stays said. */
function replaced(fields: readonly FittedField[], fitted: readonly Fitted[]): FittedField[] {
  const stays = ({ isSaid, fitted: { reason } }: FittedField) => isSaid || breaksRule(reason);
  return fields.map((one, index) => (stays(one) ? one : { ...one, fitted: fitted[index]! }));
}
