/** "If yes, please give details" asks for what the question before it is about: "Does your child have any allergies?" */
import { firstText } from '../../label-of';
import type { AskTable } from '../../asks/ask-data';
import { foldedPatternOf, matchesFolded } from '../../pattern-of';
import type { FieldDescriptor } from '../../../pipeline';
import { fold } from './fold';

const mostWords = 5;

/**
 * @param fields in page order
 * @returns the same, but for those that only ask on, which ask for the matter of the question before
 */
export function withSequels(
  fields: readonly FieldDescriptor[],
  words: AskTable['conditions'],
): readonly FieldDescriptor[] {
  return fields.map((field, at) => {
    const before = fields[at - 1];
    const sought = before && asksOn(field, before, words) ? matterOf(questionOf(before), words) : null;
    const matter = sought && whichOf(sought, firstText(field), words);
    return matter ? { ...field, texts: [{ source: 'label', text: matter }, ...field.texts.slice(1)] } : field;
  });
}

function asksOn(field: FieldDescriptor, before: FieldDescriptor, { sequel }: AskTable['conditions']): boolean {
  const isAnswered = before.control === 'choice' || before.control === 'check';
  if (field.control !== 'text' || !isAnswered || field.form !== before.form) return false;
  return matchesFolded(sequel, fold(firstText(field)));
}

/** A group of buttons is asked by its legend. */
function questionOf(field: FieldDescriptor): string {
  return field.texts.find(({ source }) => source === 'legend')?.text ?? firstText(field);
}

/** @returns what a question of having something is about; null for any other question */
function matterOf(question: string, { having }: AskTable['conditions']): string | null {
  const asked = fold(question).trim();
  const found = having.map((says) => foldedPatternOf(says).exec(asked)).find(Boolean);
  const matter = found?.slice(1).find(Boolean)?.trim() ?? '';
  return matter !== '' && matter.split(' ').length <= mostWords ? matter : null;
}

/** "Wenn ja, welche?" asks which ones: "welche Haustiere", 반려동물 종류. */
function whichOf(matter: string, sequel: string, { which }: AskTable['conditions']): string {
  const word = foldedPatternOf(which).exec(fold(sequel))?.[0] ?? '';
  return (/\p{sc=Han}|\p{sc=Hangul}/u.test(word) ? `${matter} ${word}` : `${word} ${matter}`).trim();
}
