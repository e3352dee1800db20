/** Questions that an answer elsewhere makes needless: who never smoked has no packs a day. The table's `gates` lists them. */
import type { AskTable } from '../../../asks/ask-data';
import { byTextOf } from '../../../by-text';
import { labelOf } from '../../../label-of';
import { askedBy, type Answers, type Told } from './answers';
import { isSaidIn } from '../said-in';

type Gate = AskTable['gates']['rows'][number];

/** Those that a question stands behind. */
const gatesOf = byTextOf((question, { rows }: AskTable['gates']): readonly Gate[] =>
  rows.filter(({ asked }) => isSaidIn(asked, question)),
);

/** Whether an answer says that nothing is asked by the field at a place. */
export function isShut(place: number, answers: Answers, { gates }: Pick<AskTable, 'gates'>): boolean {
  const question = askedBy(answers.fields[answers.form[place]!]!.field);
  return gatesOf(question, gates).some((gate) => {
    for (const at of answers.around(place)) {
      const told = answers.told(at);
      const isOpen = told && opens(gate, told, gates.none);
      if (isOpen !== null) return !isOpen;
    }
    return false;
  });
}

/** The box that has a field asked that must be filled in, where a tick does: the schedule's beside a cron expression. */
export function openerOf(place: number, answers: Answers, { gates }: Pick<AskTable, 'gates'>): number | null {
  const question = askedBy(answers.fields[answers.form[place]!]!.field);
  const ofIt = gatesOf(question, gates).filter(({ only }) => only !== undefined);
  const opener = answers.around(place).find((at) => {
    const { field } = answers.fields[at]!;
    if (field.control !== 'check' || answers.boxesWith(at).length === 0) return false;
    return ofIt.some(({ by, only }) => isSaidIn(by, askedBy(field)) && isSaidIn(only!, labelOf(field)));
  });
  return opener ?? null;
}

/** null for what does not decide. */
function opens({ asked: question, by, not, only }: Gate, { label, said, offered }: Told, none: string): boolean | null {
  if (!isSaidIn(by, label) || isSaidIn(question, label)) return null;
  if (only === undefined) return !said.every((one) => isSaidIn(not ?? none, one));
  if (offered.length > 0 && !offered.some((one) => isSaidIn(only, one))) return null;
  return said.some((one) => isSaidIn(only, one));
}
