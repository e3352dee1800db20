/** Which languages a page may be in: what its `lang` says, what its words say, and whom to believe. */
import type { FieldDescriptor } from '../../../pipeline';
import type { Lexicon } from '../../lexicon/lexicon';
import { phraseLanguages } from '../../locale/languages';
import { primaryOf, weighLanguages } from './language';

/** Fields whose texts tell the language of all. */
const sampledFields = 100;

/** What fields say, each text once: their placeholders, too, which a page's own sample lacks. */
export function wordsOf(fields: readonly FieldDescriptor[]): string {
  const texts = fields.slice(0, sampledFields).flatMap((field) => field.texts.map(({ text }) => text));
  return [...new Set(texts)].join('\n');
}

/**
 * The languages of a page, the likeliest first: its `lang`, unless its words leave no doubt that a template's was copied,
 * then what its words or else its fields tell.
 * @param lang of the page, BCP 47; '' if it has none
 * @param sample words of the page beside its fields
 */
export function pageLanguages(
  { lang, sample }: { readonly lang: string; readonly sample: string },
  fields: readonly FieldDescriptor[],
  lexicon: Lexicon,
): string[] {
  const words = wordsOf(fields);
  const page = weighLanguages(sample, lexicon);
  const { language, sure } = page.language ? page : weighLanguages(words, lexicon);
  const isCopied = sure && !areAlike(primaryOf(language), primaryOf(lang)) && isTellable(primaryOf(lang));
  return (isCopied ? [language, lang] : [lang, language]).filter(Boolean);
}

/** Labels of Japanese may be all Chinese characters. */
const areAlike = (words: string, lang: string) => words === lang || (words === 'zh' && lang === 'ja');

/** Whether its words would be known from another language's: those of Urdu would pass for Persian. */
const isTellable = (language: string) => phraseLanguages.some((known) => primaryOf(known) === language);
