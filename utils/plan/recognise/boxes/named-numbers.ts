/** A label that says "PESEL", "codice fiscale" or "IČO" asks for that number, whatever else its words may mean. */
import type { Kind, KindGroup } from '../../../kinds/kinds';
import { kindEntry } from '../../../kinds/kinds';
import type { NumberFacts } from '../../locale/country-facts';
import { kindOfNumber, namesOfNumbers, numberCalled } from '../../persona/ids/names-of-numbers';
import { languages } from '../../locale/languages';
import { withoutBrackets } from '../../brackets';
import { firstText } from '../../label-of';
import { settle, type Reading } from '../reading';

const numbers: ReadonlySet<Kind> = new Set(Object.values(kindOfNumber));
const doubtful: ReadonlySet<KindGroup> = new Set(['text', 'number', 'account', 'company', 'internet']);
/** Of these a country's name for a number makes that number, whatever else the label says. */
const vague: ReadonlySet<KindGroup> = new Set(['text', 'number']);
const ownSources = new Set(['label', 'aria-label', 'aria-labelledby', 'placeholder', 'preceding', 'table-header']);
const longestLabel = 45;
/** A label of which the number's name is at least so much says nothing else: "Registre national" is no country. */
const wholly = 0.9;
const plainTypes: ReadonlySet<string> = new Set(['text', 'tel']);

/** @param facts what the page's country calls its numbers */
export function settleNamedNumber(reading: Reading, facts?: NumberFacts): void {
  const { field, kind, language } = reading;
  if (field.control !== 'text') return;
  const label = field.texts.find(({ source }) => ownSources.has(source))?.text ?? '';
  if (label.length > longestLabel) return;
  const found = numberNamed(label, language, plainTypes.has(field.type) ? facts : undefined);
  if (!found || found.kind === kind) return;
  const { isAll, ofCountry } = found;
  if (numbers.has(kind) && !(isAll && ofCountry)) return;
  if (reading.known && !isAll && !(ofCountry ? vague : doubtful).has(kindEntry(kind).group)) return;
  reading.ask = null;
  reading.isNumber = isAll && ofCountry;
  settle(reading, found.kind, 'label', label);
}

function numberNamed(label: string, language: string, facts: NumberFacts | undefined) {
  const own = numberCalled(label, facts, (country) => isSpokenIn(country, language));
  if (own) return { kind: own.kind, isAll: own.isAll, ofCountry: true };
  const found = namesOfNumbers(label).find(({ country }) => isSpokenIn(country, language));
  if (!found) return null;
  const isAll = found.length >= wholly * label.replace(/[\s:*]+$/, '').length;
  return { kind: kindOfNumber[found.is], isAll, ofCountry: false };
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

/** What only a firm is asked for. */
const ofFirms: ReadonlySet<string> = new Set(['kpp']);
/** A sole trader's registration: who has it is a person. */
const ofSoleTrader = /(?<!\p{L})огрнип(?!\p{L})/iu;

/**
 * "ИНН" beside "КПП" is a firm's: two digits shorter than a person's. "ИНН директора" is a person's there too.
 * @param form fields of one form; changed in place
 */
export function settleFirmsNumbers(form: readonly Reading[]): void {
  if (!form.some(({ ask, kind }) => kind === 'company-registration' || ofFirms.has(ask?.id ?? ''))) return;
  if (form.some(({ field }) => ofSoleTrader.test(firstText(field)))) return;
  for (const reading of form) {
    if (reading.kind === 'tax-id' && isAllOfShared(firstText(reading.field), reading.language))
      settle(reading, 'vat-id', 'neighbours', 'beside a firm’s registration');
  }
}

/** Whether a label says no more than a name that a firm's number shares with a person's. */
function isAllOfShared(label: string, language: string): boolean {
  const { length } = withoutBrackets(label).replace(/[\s:*]+/g, '');
  return namesOfNumbers(label).some(
    (name) => name.ofFirm && name.length >= wholly * length && isSpokenIn(name.country, language),
  );
}
