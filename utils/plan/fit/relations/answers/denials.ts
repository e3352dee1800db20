/** What nobody can tell more of has not been: "Any convictions?", "If yes, give details" of somebody without a story has none. */
import type { AskLanguage, AskTable } from '../../../asks/ask-data';
import { phrasesOf } from '../../choice/senses';
import { normal } from '../../choice/normal';
import { realOptions } from '../../choice/choice';
import { allows } from '../../allows';
import { fittedOptions, fittedText, type Fitted, type FittedField } from '../../fitted';
import { amountIn, isAmount } from '../amounts/amounts';
import { isYesNo } from './answers';

type Phrases = Pick<AskLanguage, 'neutral' | 'sorts'>;

/** Whether a text is put together of words that are true of any question, and of no others. */
export function tellsNothing(text: string, language: Phrases): boolean {
  return (
    text !== '' &&
    emptyWords(language)
      .reduce((rest, one) => rest.replaceAll(one, ''), text)
      .trim() === ''
  );
}

const emptyWordsOf = new WeakMap<Phrases, readonly string[]>();

/** The words that a language has for nothing, put together once: each of a page's fields is asked. */
function emptyWords(language: Phrases): readonly string[] {
  const known = emptyWordsOf.get(language);
  if (known) return known;
  const { neutral, sorts } = language;
  const denials = sorts.flatMap(({ denies, says }) => (denies ? says : []));
  const words = [...neutral.line, ...neutral.open, ...neutral.none, ...neutral.prose, ...denials].sort(longestFirst);
  emptyWordsOf.set(language, words);
  return words;
}

/** "None found." begins with "None". */
const longestFirst = (one: string, other: string): number => other.length - one.length;

/** More is no few that somebody may as well have none of. */
const few = 3;

/** @returns that there is none of what a field asks for; null where nothing else can be said */
export function denied({ field, fitted, recognition }: FittedField, { flags }: Pick<AskTable, 'flags'>): Fitted | null {
  if (recognition.ask !== undefined && Object.hasOwn(flags, recognition.ask)) return null;
  if (field.control === 'choice' && isYesNo(field)) {
    const none = realOptions(field.options, field).find(({ text }) => phrasesOf('no').has(normal(text)));
    return none ? fittedOptions([none]) : null;
  }
  const isFew = field.control === 'number' && isAmount({ field, fitted, recognition }) && amountIn(fitted) <= few;
  return isFew && allows(field, '0') ? fittedText('0') : null;
}
