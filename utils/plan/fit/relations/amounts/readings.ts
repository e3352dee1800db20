/** What has been counted for long is no small number: a meter does not stand at 4, nor has an old machine run for three hours. */
import type { AskTable } from '../../../asks/ask-data';
import type { Kind } from '../../../../kinds/kinds';
import { matchesFolded } from '../../../pattern-of';
import { isOpen } from '../../../recognise/asks/prevails';
import { makeStream } from '../../../stream';
import { plainLabel } from '../said-in';
import { amountIn, fittedAmount, isAmount, named } from './amounts';
import type { Fitted, FittedField } from '../../fitted';

/** Kinds that say no more than that something is counted. */
const counts: ReadonlySet<Kind> = new Set<Kind>(['number', 'quantity', 'passengers']);
/** What is less than such a part of the least is no such reading. */
const far = 0.3;

/**
 * For likely values.
 * @returns what was fitted, in the same order, counts that are far too small as large as a row of the table has them
 */
export function fitReadings(fields: readonly FittedField[], { readings }: Pick<AskTable, 'readings'>): Fitted[] {
  return fields.map((one) => {
    const { fitted, recognition, isRolled } = one;
    const isCount = isOpen(recognition.kind) || counts.has(recognition.kind);
    if (!isCount || isRolled || !isAmount(one)) return fitted;
    const label = plainLabel(one);
    const row = readings.find(([says]) => matchesFolded(says, label));
    const said = amountIn(fitted);
    if (!row || said >= row[1] * far) return fitted;
    const [, low, high] = row;
    const stream = makeStream(`reading ${label} ${said}`);
    return fittedAmount(one, named(low + stream.next() * (high - low), true)) ?? fitted;
  });
}
