/** What is written in and about a form, since some questions mean one thing beside an animal and another beside a car. */
import type { FieldDescriptor } from '../../../pipeline';
import { byText } from '../../by-text';
import { fold } from '../texts/fold';

/** Whether a part of a word, folded, stands in what is written in and about a form. */
export type IsWritten = (part: string) => boolean;

/** For each form. */
export function surroundingsOf(fields: readonly FieldDescriptor[]): ReadonlyMap<string, IsWritten> {
  const writtenIn = (text: string) => byText((part) => standsIn(text, part));
  return new Map([...writtenInForms(fields)].map(([form, text]) => [form, writtenIn(text)]));
}

/** What is written in and about each form, folded. */
export function writtenInForms(fields: readonly FieldDescriptor[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const field of fields) {
    const before = texts.get(field.form) ?? '';
    if (before.length >= longestSurroundings) continue;
    const own = [...field.formTexts, ...textsOf(field)].join(' ');
    texts.set(field.form, `${before} ${own}`.slice(0, longestSurroundings));
  }
  return new Map([...texts].map(([form, text]) => [form, fold(text)]));
}

/** What stands beside the boxes of one question are answers: "Policy not followed" makes no insurer's form. */
function textsOf(field: FieldDescriptor): string[] {
  const isOfOne = isAnswer(field);
  return field.texts.filter(({ source }) => !isOfOne || source !== 'label').map(({ text }) => text);
}

/** Whether a box is one of a question's, not of a section that a legend merely names. */
export function isAnswer({ control, texts }: FieldDescriptor): boolean {
  return control === 'check' && texts.some(({ source, text }) => source === 'legend' && asks.test(text));
}

const asks = /[?？؟]/u;

const longestSurroundings = 10_000;

/** Parts this short stand in many other words, "rent" in "parent": they must begin one. Other scripts say more in fewer. */
const short = /^[a-z].{0,3}$/;

const letterBefore = /\p{L}$/u;

/** @param text folded, as is the part */
export function standsIn(text: string, part: string): boolean {
  if (!short.test(part)) return text.includes(part);
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (at === 0 || !letterBefore.test(text[at - 1]!)) return true;
  return false;
}
