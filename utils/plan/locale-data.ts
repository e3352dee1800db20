/**
 * Facts of one locale, handed to `plan` by whoever can load them (the extension fetches its own JSON, tests read files).
 * Loaded one at a time: nothing here may pull another locale in.
 */
import type { LocaleDefinition } from '@faker-js/faker';

export interface LocaleData {
  /** BCP 47 tag the person asked for or the page has: `de-AT`. */
  readonly tag: string;
  /** ISO 3166-1 alpha-2 of the tag's region, or the language's usual one. */
  readonly country: string;
  /** Faker definitions in order of preference, `en` and `base` last. */
  readonly faker: readonly LocaleDefinition[];
  /** The country's places, phones, banks…: `utils/plan/persona` says the shape. */
  readonly places: CountryFacts;
}

/** Shape and source of the facts: `persona/country-facts.ts`. */
export type { CountryFacts } from './persona/country-facts';
import type { CountryFacts } from './persona/country-facts';
