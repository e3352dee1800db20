/** What the fields of a page may have to do with each other, each a file of this folder. */
import type { AskLanguage, AskTable } from '../../asks/ask-data';
import type { Fitted, FittedField } from '../fitted';
import { fitAfterEvents } from './days/after-events';
import { fitAges } from './answers/ages';
import { fitAgreedAmounts, fitAgreedAnswers } from './answers/agreed';
import { fitClockHours } from './days/clock-hours';
import { fitDateOrders } from './days/date-orders';
import { fitDifferences } from './amounts/differences';
import { fitLasting } from './days/lasting';
import { fitListedCounts } from './amounts/listed-counts';
import { fitLoads } from './amounts/loads';
import { fitOpposites } from './amounts/opposites';
import { fitPairs } from './pairs';
import { fitParts } from './amounts/parts';
import { fitPeople } from './amounts/people';
import { fitRanks } from './answers/ranks';
import { fitRates } from './amounts/rates';
import { fitRatios } from './amounts/ratios';
import { fitReadings } from './amounts/readings';
import { fitSeldom } from './answers/seldom';
import { fitShares } from './amounts/shares';
import { fitSpanCounts } from './days/span-counts';
import { fitSums } from './amounts/sums';
import { fitTicks } from './answers/ticks';
import { fitTimeGaps } from './days/time-gaps';
import { fitTimes } from './days/times';
import { fitToChosen } from './told/as-chosen';
import { fitToTold } from './told/as-told';
import { fitVerdicts } from './answers/verdicts';
import { fitTotals } from './amounts/totals';

/**
 * Whether values agree whatever was made of them, boxes and ranks never being odd by being chosen together; where they are
 * valid; or where they are likely as well, since an edge of what is allowed may be unlikely.
 */
export type When = 'always' | 'valid' | 'likely';

/** @returns what was fitted, in the same order, changed where fields belong together */
type Relate = (fields: readonly FittedField[], table: AskTable, today: string, own: AskLanguage) => readonly Fitted[];

/** In the order in which they are brought about: what is worked out follows what it is worked out from. */
export const relations: readonly (readonly [when: When, relate: Relate])[] = [
  ['likely', fitSeldom],
  ['likely', fitVerdicts],
  ['valid', fitToStory],
  ['likely', fitToChosen],
  ['likely', fitAgreedAmounts],
  ['likely', fitReadings],
  ['valid', fitPairs],
  ['valid', fitLasting],
  ['likely', fitAfterEvents],
  ['likely', fitDateOrders],
  ['valid', fitTimes],
  ['likely', fitTimeGaps],
  ['likely', fitSpanCounts],
  ['likely', fitClockHours],
  ['valid', fitAges],
  ['likely', fitPeople],
  ['likely', fitListedCounts],
  ['likely', fitLoads],
  ['valid', fitShares],
  ['valid', fitOpposites],
  ['valid', fitRates],
  ['valid', fitSums],
  ['likely', fitDifferences],
  ['likely', fitTotals],
  // Of a total that has been worked out other shares are paid.
  ['likely', fitShares],
  ['likely', fitRatios],
  ['valid', fitParts],
  ['always', fitRanks],
  ['always', fitTicks],
  ['likely', fitAgreedAnswers],
];

function fitToStory(
  fields: readonly FittedField[],
  { tells, toldBy }: AskTable,
  _today: string,
  own: AskLanguage,
): Fitted[] {
  return fitToTold(fields, { tells, toldBy, skip: [...own.skip, ...own.count], numbers: own.numbers });
}
