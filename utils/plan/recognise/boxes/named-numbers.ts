/** A label that says "PESEL", "codice fiscale" or "IČO" asks for that number, whatever else its words may mean. */
import type { Kind, KindGroup } from '../../../kinds/kinds';
import { kindEntry } from '../../../kinds/kinds';
import { namesOfNumbers } from '../../persona/ids/names-of-numbers';
import type { Ids } from '../../persona/ids/id-rules';
import { languages } from '../../locale/languages';
import { settle, type Reading } from '../reading';

const kindOfNumber: Readonly<Partial<Record<keyof Ids, Kind>>> = {
  national: 'national-id',
  social: 'social-security',
  tax: 'tax-id',
  vat: 'vat-id',
  company: 'company-registration',
};
const numbers: ReadonlySet<Kind> = new Set(Object.values(kindOfNumber));
const doubtful: ReadonlySet<KindGroup> = new Set(['text', 'number', 'account', 'company', 'internet']);
const ownSources = new Set(['label', 'aria-label', 'aria-labelledby', 'placeholder', 'preceding', 'table-header']);
const longestLabel = 45;
/** A label of which the number's name is at least so much says nothing else: "Registre national" is no country. */
const wholly = 0.9;

export function settleNamedNumber(reading: Reading): void {
  const { field, kind, language } = reading;
  if (field.control !== 'text' || numbers.has(kind)) return;
  const label = field.texts.find(({ source }) => ownSources.has(source))?.text ?? '';
  if (label.length > longestLabel) return;
  const found = namesOfNumbers(label).find(({ country }) => isSpokenIn(country, language));
  const isAll = found !== undefined && found.length >= wholly * label.replace(/[\s:*]+$/, '').length;
  if (reading.known && !isAll && !doubtful.has(kindEntry(kind).group)) return;
  const wanted = found && kindOfNumber[found.is];
  if (wanted) settle(reading, wanted, 'label', label);
}

/** Further languages of countries that have several, or not their own. */
const otherLanguages: Readonly<Record<string, readonly string[]>> = {
  AE: ['ar', 'en'],
  AR: ['es'],
  AT: ['de'],
  AU: ['en'],
  BE: ['nl', 'fr'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  CL: ['es'],
  CO: ['es'],
  GB: ['en'],
  IE: ['en'],
  NZ: ['en'],
  SA: ['ar'],
  SG: ['en'],
  TW: ['zh'],
  ZA: ['en'],
};

function isSpokenIn(country: string, language: string): boolean {
  return languages[language]?.country === country || (otherLanguages[country] ?? []).includes(language);
}
