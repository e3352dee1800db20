/** Which country a page's own list of countries means, where it says so: the person then lives there. */
import type { ChoiceControl, FieldDescriptor, FieldFacts, Option } from '../pipeline';
import { byText } from './by-text';
import { countryNames } from './generate/country-names';
import { countries, languages } from './locale/languages';
import type { Lexicon } from './lexicon/lexicon';
import { countriesIn, countryKeys } from './recognise/signals/countries';
import { sampleSize } from './recognise/signals/options';
import { countryOfRegions } from './recognise/signals/regions';
import { foldedKey } from './recognise/texts/fold';
import { primaryOf } from './recognise/texts/language';

type ChoiceField = FieldFacts & ChoiceControl;

/** A list is of countries where at least this share of those we know by name is among its options, or of its options. */
const leastShare = 0.6;
/** So many countries by name are a list of them, whichever the site leaves out. */
const surelyCountries = 12;

/**
 * @param country the person's own, ISO 3166-1 alpha-2
 * @param language of the page, for the names in its list
 * @returns the country that is chosen on the page, or the one it offers where the person's is none of them; null where
 *   the page has no word in it, or names a country of which we have no places
 */
export function countryOfPage(
  fields: readonly FieldDescriptor[],
  country: string,
  language: string,
  lexicon: Lexicon,
): string | null {
  for (const field of fields) {
    if (field.control !== 'choice' || field.type === 'check-group' || !field.optionsKnown) continue;
    if (field.skipReason !== null && field.skipReason !== 'disabled' && field.skipReason !== 'read-only') continue;
    const listed = field.options.map((option) => ({ option, code: codeOf(option, language) }));
    const known = listed.flatMap(({ code }) => code ?? []);
    if (!isList(known.length, field.options.length)) continue;
    const page = chosen(field, listed);
    if (page !== undefined) return page;
    return known.includes(country) ? null : nearest(known, language);
  }
  return countryOfStates(fields, country, lexicon);
}

/** Where no list is of countries, one of another country's states or provinces says as much. */
function countryOfStates(fields: readonly FieldDescriptor[], country: string, lexicon: Lexicon): string | null {
  for (const field of fields) {
    if (field.control !== 'choice' || !field.optionsKnown || field.skipReason !== null) continue;
    const texts = field.options.slice(0, sampleSize).map(({ text }) => foldedKey(text));
    const found = countryOfRegions(texts, lexicon, country);
    if (found) return found === country ? null : found;
  }
  return null;
}

function isList(known: number, options: number): boolean {
  if (known >= surelyCountries) return true;
  return known >= leastShare * Math.min(options, countries.length) && known > 0 && (options > 1 || known === options);
}

/** Of the countries offered one in which the page's language is spoken, else the first. */
function nearest(offered: readonly string[], language: string): string | null {
  return speaking(primaryOf(language)).find((country) => offered.includes(country)) ?? offered[0] ?? null;
}

const english = ['US', 'GB', 'CA', 'AU', 'IE', 'NZ'];

function speaking(language: string): readonly string[] {
  if (language === 'en') return english;
  const { country = '', regional = {} } = languages[language] ?? {};
  return [country, ...Object.keys(regional)];
}

/** @returns undefined where nobody has chosen: the first of a long list is chosen by nobody */
function chosen(
  { current, state }: ChoiceField,
  listed: readonly { readonly option: Option; readonly code: string | null }[],
): string | null | undefined {
  if (state !== 'preset' && state !== 'typed') return undefined;
  const at = listed.findIndex(({ option }) => option.text === current || option.value === current);
  return at > 0 || listed.length === 1 ? (listed[at]?.code ?? null) : undefined;
}

/** By name alone, whatever stands in brackets behind it: `de` and `fr` are the values of lists of languages, too. */
function codeOf({ text }: Option, language: string): string | null {
  const names = namesIn(language);
  return names.get(foldedKey(text)) ?? names.get(foldedKey(text.replace(/\s*\([^)]*\)\s*$/, ''))) ?? null;
}

/**
 * Makes what the first list of a page would wait for: the browser takes longer to have names in a language at all than a
 * page takes to be planned.
 */
export function prepareCountries(language: string): void {
  namesIn(language);
  countryKeys();
  countriesIn(language.toLowerCase().split('-')[0]!);
}

const namesIn = byText(
  (language): ReadonlyMap<string, string> =>
    new Map(
      countries.flatMap((country) =>
        countryNames({ tag: language, language, country }).map((name) => [foldedKey(name), country] as const),
      ),
    ),
);
