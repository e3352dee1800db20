/**
 * Facts of one locale, handed to `plan` by whoever can load them (the extension fetches its own JSON, tests read files).
 * Loaded one at a time: nothing here may pull another locale in.
 */
import type { AskData } from '../asks/ask-data';
import type { Phrases } from './phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { CountryFacts } from './country-facts';
import type { NameLists } from './name-lists';

export interface LocaleData {
  /** BCP 47 tag the person asked for or the page has: `de-AT`. */
  readonly tag: string;
  /** ISO 639-1 code of the tag. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 of the tag's region, or the language's usual one. */
  readonly country: string;
  readonly names: NameLists;
  /** Where the person is from, if not from here: whose names they have. */
  readonly home?: Pick<LocaleData, 'tag' | 'language' | 'names'>;
  readonly places: CountryFacts;
  /** Questions off the beaten path, in the tag's language and in English. */
  readonly asks: AskData;
  /** In the tag's language; empty lists where we have none. */
  readonly phrases: Phrases;
  /** Complete: the language to fall back on. */
  readonly english: Phrases;
  /** What forms say, in all languages: the same for every locale. */
  readonly lexicon: Lexicon;
}
