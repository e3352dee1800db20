import type { CountryFacts } from '../locale/country-facts';
import type { LocaleData } from '../locale/locale-data';
import { regionName } from '../region-names';

/** UN M49 codes (https://unstats.un.org/unsd/methodology/m49/), first the narrower one. */
const continentCodes = {
  Africa: ['002'],
  Asia: ['142'],
  Europe: ['150'],
  'North America': ['003', '019'],
  Oceania: ['009'],
  'South America': ['005', '019'],
} satisfies Record<CountryFacts['continent'], readonly string[]>;

/** What a list may call the part of the world that a locale's country is in: in its language, then in English. */
export function continentNames({ language, places }: LocaleData): string[] {
  const codes = continentCodes[places.continent];
  return codes.flatMap((code) => [regionName(language, code) ?? '', regionName('en', code) ?? '']);
}
