/** Who has had no other name leaves the box for it empty: "Previous surname", "Maiden name (if applicable)". */
import type { ConditionWords } from '../../../asks/condition';
import { labelOf } from '../../../label-of';
import { typedText } from '../../../../pipeline';
import { isSaidIn } from '../said-in';
import type { Answers } from './answers';

/** Whether the field at a place asks for an earlier name and would say the one that another field of its form has. */
export function repeatsName(place: number, answers: Answers, { former }: Pick<ConditionWords, 'former'>): boolean {
  const at = answers.form[place]!;
  const { field, recognition } = answers.fields[at]!;
  if (recognition.kind !== 'maiden-name' || !isSaidIn(former, labelOf(field))) return false;
  const named = typedText(answers.fitted[at]!.value) ?? '';
  return answers.around(place).some((other) => {
    const { kind, person } = answers.fields[other]!.recognition;
    if (person !== recognition.person || !namesOf.has(kind)) return false;
    return (typedText(answers.fitted[other]!.value) ?? '').split(/[ ,]+/u).includes(named);
  });
}

const namesOf: ReadonlySet<string> = new Set(['name', 'family-name']);
