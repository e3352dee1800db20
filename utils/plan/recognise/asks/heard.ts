/** Where questions are looked for: a field's texts, and its name where they don't say the same. */
import type { FieldDescriptor, TextSource } from '../../../pipeline';
import type { AskTable } from '../../asks/ask-data';
import { patternOf } from '../../pattern-of';
import { withoutBrackets } from '../../brackets';
import { tellsOfAnswer } from '../../answer-hint';
import type { Lexicon } from '../../lexicon/lexicon';
import { foldedKey } from '../texts/fold';
import { splitName } from '../texts/split-name';
import { withoutWish } from '../texts/wished-for';
import { isOneOfMany } from './control-sorts';

/** Where a question may stand, and how far it is trusted there; the lexicon's own weights. */
const weights: Readonly<Partial<Record<TextSource, number>>> = {
  label: 1,
  'aria-label': 0.95,
  'aria-labelledby': 0.95,
  'table-header': 0.85,
  placeholder: 0.8,
  preceding: 0.75,
};

const nameWeight = 0.7;

/** A question in a legend is each of its boxes' and buttons'. */
const legendWeight = 0.9;

/** "e.g. Mon–Fri" beside a label, "rate(http_requests_total[5m])", "team=payments": an example of what is written, whose words ask for nothing. */
const code = /\w[([{]\S*[[{(_$]|\w=["'\w]|[{}]|::|->|=>/u;

const either = /^\W*(\p{L}{3,}(?: \p{L}{3,})?) ?[/／] ?\p{L}{3,}(?: \p{L}{3,})?[\s*:：]*$/u;

/** Sources from here on speak of the field itself. */
const ownText = 0.75;

/** A text in which a question may stand, and how far it is trusted there. */
export type Heard = readonly [source: 'name' | TextSource, text: string, weight: number];

export function* heard(field: FieldDescriptor, lexicon: Lexicon, { corrections }: AskTable): Generator<Heard> {
  for (const [at, one] of field.texts.entries()) {
    const { source, text } = one;
    const weight = source === 'legend' && isOneOfMany(field) ? legendWeight : weights[source];
    // What precedes the nearest text is another field's.
    const isFarther =
      source === 'preceding' && field.texts.slice(0, at).some((one) => one.source === source && isWorded(one.text));
    const isExample = (source === 'placeholder' && code.test(text)) || tellsOfAnswer(one, field.texts);
    if (weight === undefined || isFarther || isExample) continue;
    const asked = withoutWish(text.replace(patternOf(corrections.asWritten), ' '));
    yield [source, asked, weight];
  }
  const name = field.name || field.elementId;
  const words = name ? splitName(name, lexicon.vocabulary).words : [];
  if (words.length > 0 && !isRepeated(words, field)) yield ['name', words.join(' '), nameWeight];
}

/** The first of two names for what is asked, "Ward" of "Ward / unit"; null for no such text. They may be two things: the whole goes first. */
export function firstOfTwo(text: string): string | null {
  return either.exec(withoutBrackets(text))?.[1] ?? null;
}

/** A name cut from the label, `wie_heeft_de_schade`, says nothing that the whole label does not say better. */
function isRepeated(words: readonly string[], { texts }: FieldDescriptor): boolean {
  const label = texts.find(({ source, text }) => (weights[source] ?? 0) >= ownText && isWorded(text));
  const said = ` ${foldedKey(label?.text ?? '')} `;
  return said.includes(` ${words.join(' ')} `);
}

function isWorded(text: string): boolean {
  return /\p{L}{2}/u.test(withoutBrackets(text));
}

/** The first of a field's texts that speaks of the field itself, with a word in it, be it in brackets. */
export function ownTextOf({ texts }: FieldDescriptor): FieldDescriptor['texts'][number] | undefined {
  return texts.find(({ source, text }) => weights[source] !== undefined && /\p{L}{2}/u.test(text));
}

/** A topic that only a programmer's name tells is not what the label asks: "Your requirement" named `instructions`. */
export function isLabelled({ texts }: FieldDescriptor): boolean {
  return texts.some(({ source, text }) => (weights[source] ?? 0) >= ownText && /\p{L}{3}/u.test(text));
}
