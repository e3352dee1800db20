/** Which country a page's own list of countries means, where it says so: the person then lives there. */
import type { ChoiceControl, FieldDescriptor, FieldFacts, Option } from '../pipeline';
import { countryNames } from './generate/country-names';
import { countries } from './persona/languages';
import { foldedKey } from './recognise/fold';

type ChoiceField = FieldFacts & ChoiceControl;

/** A list is of countries where at least this share of those we know by name is among its options, or of its options. */
const leastShare = 0.6;

/**
 * @param country the person's own, ISO 3166-1 alpha-2
 * @param language of the page, for the names in its list
 * @returns the country that is chosen on the page, or the one it offers where the person's is none of them; null where
 *   the page has no word in it, or names a country of which we have no places
 */
export function countryOfPage(fields: readonly FieldDescriptor[], country: string, language: string): string | null {
  const names = namesIn(language);
  for (const field of fields) {
    if (field.control !== 'choice' || field.type === 'check-group' || !field.optionsKnown) continue;
    if (field.leave !== null && field.leave !== 'disabled' && field.leave !== 'read-only') continue;
    const listed = field.options.map((option) => ({ option, code: codeOf(option, names) }));
    const known = listed.flatMap(({ code }) => code ?? []);
    if (!isList(known.length, field.options.length)) continue;
    return chosen(field, listed) ?? (known.includes(country) ? null : (known[0] ?? null));
  }
  return null;
}

function isList(known: number, options: number): boolean {
  return known >= leastShare * Math.min(options, countries.length) && known > 0 && (options > 1 || known === options);
}

/** The first of a long list is chosen by nobody. */
function chosen(
  { current, state }: ChoiceField,
  listed: readonly { readonly option: Option; readonly code: string | null }[],
): string | null {
  if (state !== 'preset' && state !== 'typed') return null;
  const at = listed.findIndex(({ option }) => option.text === current || option.value === current);
  return at > 0 || listed.length === 1 ? (listed[at]?.code ?? null) : null;
}

/** By name alone: `de` and `fr` are the values of lists of languages, too. */
function codeOf({ text }: Option, names: ReadonlyMap<string, string>): string | null {
  return names.get(foldedKey(text)) ?? null;
}

function namesIn(language: string): Map<string, string> {
  return new Map(
    countries.flatMap((country) =>
      countryNames({ tag: language, language, country }).map((name) => [foldedKey(name), country] as const),
    ),
  );
}
