/** "If yes, what for?" asks on: why a vet was seen, if that was the question before it. */
import { sortOf, type AskData, type AskTable } from '../../asks/ask-data';
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { matchesFolded } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { fold } from '../texts/fold';
import { isLine, takesAnyWords } from './control-sorts';
import { isOpen } from './prevails';

const longest = 200;

/** @param fields all fields, in page order; those that only ask on, and of which nothing else is known, are changed in place */
export function settleFollowUps(fields: readonly Reading[], { table }: AskData): void {
  for (const [at, reading] of fields.entries()) {
    const before = fields[at - 1];
    if (!before || before.field.form !== reading.field.form || !isFree(reading, table)) continue;
    if (before.field.control !== 'choice' && before.field.control !== 'check') continue;
    const asked = firstText(reading.field);
    const id = answerTo(asked, questionOf(before), table.followUps);
    if (!id) continue;
    const kind = (table.kinds[id] as Kind | undefined) ?? (isLine(reading.field) ? 'text' : 'answer');
    settle(reading, kind, 'label', asked);
    reading.ask = { id, kind };
  }
}

function isFree({ field, ask, kind, known, repeats, skipReason }: Reading, table: AskTable): boolean {
  // "What happened" alone may ask for any story, "If so, what happened?" for that of the question before.
  const isPartly = ask?.share !== undefined && ask.share < 1 && sortOf(ask.id, table) === 'text';
  return takesAnyWords(field) && (!ask || isPartly) && !repeats && !skipReason && (!known || isOpen(kind));
}

/** A group of buttons is asked by its legend. */
function questionOf({ field }: Reading): string {
  return field.texts.find(({ source }) => source === 'legend')?.text ?? firstText(field);
}

function answerTo(sequel: string, question: string, { asks, answers }: AskTable['followUps']): string | null {
  const said = fold(sequel.slice(0, longest)).trim();
  const [sort] = asks.find(([, says]) => matchesFolded(says, said)) ?? [];
  if (sort === undefined) return null;
  const before = fold(question.slice(0, longest));
  return answers.find(([of, says]) => of === sort && matchesFolded(`(?<!\\p{L})${says}`, before))?.[2] ?? null;
}
