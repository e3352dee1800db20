/** A question without what forms add to it for those who hear it. */
import type { FieldDescriptor } from '../../../pipeline';
import { byText } from '../../by-text';

/** Sentences behind the star that says an answer is wanted. */
const behindStar = /(?<=[\p{L}\p{N})?:])\s*\*\s+[^*]+\.$/u;

/** That it must be answered, and by what sort of control (Microsoft Forms, Form.io). */
const additions = ['required to answer', 'single line text', 'multi line text', 'single choice', 'multiple choice'];
const addedAtEnd = new RegExp(
  `(?:[\\s,.*]+(?:${additions.join('|')}|(?:this )?(?:field|question) is required|required (?:field|question)|numeric only)[,.]*)+$`,
  'i',
);

/** "1. Your name * Required to answer. Single line text." asks for "1. Your name"; what is nothing else stays. */
const bare = byText((text) => text.replace(behindStar, '').replace(addedAtEnd, ''));

/** The field with its texts bare; itself where they are. */
export function withBareQuestions(field: FieldDescriptor): FieldDescriptor {
  return withTexts(field, bare);
}

/** Whom Polish forms speak to, by the word for a country: "Skąd Państwo o nas wiedzą?", "Państwa opinia". */
const addressee = /(?<=\S\s+)Państwo(?!\p{L})|(?<!\p{L})Państw(?:a|u|em)(?!\p{L})/gu;
const unaddressed = byText((text) => text.replace(addressee, ' '));

/** The field with nobody spoken to in its texts; itself where nobody is. */
export function withoutAddressee(field: FieldDescriptor): FieldDescriptor {
  return withTexts(field, unaddressed);
}

function withTexts(field: FieldDescriptor, made: (text: string) => string): FieldDescriptor {
  if (field.texts.every(({ text }) => made(text) === text)) return field;
  return { ...field, texts: field.texts.map((one) => ({ ...one, text: made(one.text) })) };
}
