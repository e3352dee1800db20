import type { Restated, RestatedQuestion } from '../asks/ask-data';
import { labelOf } from '../label-of';
import { capitalised } from './drafts';
import type { GenerateContext } from './generator';
import { matches, patternOf } from '../pattern-of';

/** An answer that takes up the words of its question. */
export interface RestatedAnswer {
  readonly sentences: readonly string[];
  /** For a box of one line. */
  readonly line: string;
}

/** What stands behind the question: its sign, what is to be done where it does not hold, the star of a required field. */
const behindQuestion = /\s*[?.:;(*\n[].*$/su;
/** More is a text, not a question. */
const mostLetters = 120;

/**
 * What can be said to a question whose matter nobody knows: "Why do you want to keep bees?" – "I would like to keep bees
 * because …".
 * @returns null where the language knows no question of this form
 */
export function restated({ field, persona, recognition }: GenerateContext): RestatedAnswer | null {
  const { restated: known, language } = persona.locale.asks.own;
  const asked = labelOf(field).replace(behindQuestion, '').trim();
  if (!known || asked.length > mostLetters) return null;
  const question = language === 'en' ? asLowerCase(asked) : asked;
  for (const one of known.questions) {
    const found = matches(one.asks, question) && patternOf(one.asks).exec(question);
    if (found) return answerTo(one, found, known, persona.fact(one.asks).int(0, 99) + (recognition.nth ?? 0));
  }
  return null;
}

function answerTo({ says, line }: RestatedQuestion, found: RegExpExecArray, known: Restated, nth: number) {
  const filled = (text: string) =>
    capitalised(text.replace(/\{(\d)\}/g, (_, group: string) => turned(found[Number(group)] ?? '', known)));
  const sentences = says[nth % says.length]!.map(filled);
  return { sentences, line: line === undefined ? sentences[0]! : filled(line) };
}

/** Who is asked speaks of "my", of whom they were asked as "your". */
function turned(words: string, { turned }: Restated): string {
  return words.replace(/\p{L}+/gu, (word) => turned[word.toLowerCase()] ?? word);
}

/** "Reason for Early Repayment" is no name. */
function asLowerCase(title: string): string {
  const words = title.match(/\p{L}{4,}/gu) ?? [];
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  return isTitle ? title.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()) : title;
}
