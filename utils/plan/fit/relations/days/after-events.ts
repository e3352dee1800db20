/** What is done about an event follows it in days: reported to the manager, seen by a doctor, repaired. */
import type { AskTable } from '../../../asks/ask-data';
import { matches, matchesFolded } from '../../../pattern-of';
import { addDays } from '../../../persona/calendar';
import { makeStream } from '../../../stream';
import { plainLabel } from '../said-in';
import { dayIn, fittedDay, isDay } from './days';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';

/**
 * For valid values, each right by itself.
 * @param today the reference day
 * @returns what was fitted, in the same order, days of what follows an event soon after it, none of them still to come
 */
export function fitAfterEvents(
  fields: readonly FittedField[],
  { afterEvents, tense }: Pick<AskTable, 'afterEvents' | 'tense'>,
  today: string,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const dates = [...fields.keys()].filter((at) => isDay(fields[at]!));
  for (const form of formsOf(fields, dates)) {
    const labels = new Map(form.map((at) => [at, plainLabel(fields[at]!)]));
    const rowOf = (at: number) => afterEvents.after.find(([says]) => matchesFolded(says, labels.get(at)!));
    const isEvent = (at: number) => !rowOf(at) && matchesFolded(afterEvents.event, labels.get(at)!);
    const event = form.find((at) => isEvent(at) && dayIn(fitted[at]!) <= today);
    if (event === undefined) continue;
    let last = dayIn(fitted[event]!);
    for (const at of form) {
      const row = at === event ? undefined : rowOf(at);
      const day = dayIn(fitted[at]!);
      // What is planned for later has not followed yet.
      const isPlanned = matches(tense.desired, labels.get(at)!) || matches(tense.stillToCome, labels.get(at)!);
      if (!row || (day > today && isPlanned)) continue;
      const [, first, latest] = row;
      const from = latest < 0 ? dayIn(fitted[event]!) : last;
      const isSoon = day >= addDays(from, Math.min(first, latest)) && day <= addDays(from, Math.max(first, latest));
      const days = makeStream(`${labels.get(at)} ${from}`).int(Math.min(first, latest), Math.max(first, latest));
      const then = isSoon ? day : earlier(addDays(from, days), today);
      const moved = isSoon ? fitted[at]! : fittedDay(fields[at]!, fitted[at]!, then);
      if (!moved) continue;
      fitted[at] = moved;
      if (latest >= 0) last = then;
    }
  }
  return fitted;
}

const earlier = (one: string, other: string) => (one < other ? one : other);
