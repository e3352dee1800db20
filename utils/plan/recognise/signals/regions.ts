/** Whose regions a list offers: states, provinces, prefectures. */
import type { Lexicon } from '../../lexicon/lexicon';
import { countries } from '../../locale/languages';

/** So many regions of one country, and this share of the list, are no chance. */
const least = 5;
const leastShare = 0.3;
/** So many are none in the longest list: of Italy's provinces we know the largest. */
const plenty = 9;

/**
 * @param texts of the options, as `foldedKey` makes them
 * @param own the country that goes before another with as many: Córdoba is a province of two
 * @returns the country that most of them are regions of, ISO 3166-1 alpha-2; null where they are something else
 */
export function countryOfRegions(
  texts: readonly string[],
  { regions }: Pick<Lexicon, 'regions'>,
  own = '',
): string | null {
  if (texts.length < least) return null;
  const counts = countries.map((_, at) => texts.filter((text) => regions.numberOf(text, at) >= 0).length);
  const most = Math.max(...counts);
  if (most < least || (most < plenty && most < leastShare * texts.length)) return null;
  return counts[countries.indexOf(own)] === most ? own : countries[counts.indexOf(most)]!;
}
