/** Spans last as long as what they are of: a project that begins on Monday is not over next week. */
import type { AskTable } from '../asks/ask-data';
import { labelOf } from '../label-of';
import { matches } from '../pattern-of';
import { typedText } from '../../pipeline';
import { addDays } from '../persona/calendar';
import { allows } from './allows';
import { fittedText, type Fitted } from './fitted';
import type { FittedField } from './pairs';

const daysOfMonth = 30;

/** Fields before an end among which its beginning stands. */
const reach = 40;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, the end of what lasts months at least that far from its beginning
 */
export function fitLasting(fields: readonly FittedField[], { lasts }: Pick<AskTable, 'lasts'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const [at, { field, recognition }] of fields.entries()) {
    if (!isDay(fields[at]!) || recognition.kind !== 'end-date') continue;
    const least = leastMonths(labelOf(field), lasts);
    if (least === 0) continue;
    const before = fields.slice(Math.max(0, at - reach), at);
    const start = before.findLast((one) => one.field.form === field.form && isStart(one, recognition));
    if (!start) continue;
    const from = typedText(start.fitted.value)!;
    const end = addDays(from, least * daysOfMonth);
    if (typedText(fitted[at]!.value)! < end && allows(field, end)) fitted[at] = fittedText(end);
  }
  return fitted;
}

function isDay({ field, fitted }: FittedField): boolean {
  return field.control === 'date' && field.type === 'date' && typedText(fitted.value) !== null;
}

function isStart(one: FittedField, end: FittedField['recognition']): boolean {
  return isDay(one) && (one.recognition.id === end.ends || one.recognition.kind === 'start-date');
}

/** 0 for what does not last months. */
function leastMonths(label: string, lasts: AskTable['lasts']): number {
  const [, unit, low] = lasts.find(([says]) => matches(says, label)) ?? [];
  return unit === 'month' ? low! : 0;
}
