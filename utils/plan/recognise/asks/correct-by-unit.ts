/** A unit that a field names, against the kind that was found: what is told in hectares is no area code. */
import { firstText } from '../../label-of';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { rateAt, unitsAt } from '../../asks/units';
import { withoutBrackets } from '../../brackets';
import { settle, type Reading } from '../reading';
import { calendarParts } from './calendar-parts';
import { isLine } from './control-sorts';

const lengths = ['mm', 'cm', 'm', 'in', 'ft'];

/** Units in which a kind's numbers are told; kinds of the group "number" that are not listed are counted. */
const kindUnits: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  ...{ duration: ['min'], age: ['years'], 'experience-years': ['years'], percentage: ['%'], discount: ['%'] },
  ...{ 'tax-rate': ['%'], mileage: ['km', 'mi'], temperature: ['°C'], height: lengths, weight: ['kg', 'lb', 'st'] },
  ...{ length: ['cm'], width: ['cm'], depth: ['cm'], 'item-weight': ['kg'], area: ['m²', 'sqft'] },
  ...{ price: ['€'], 'price-min': ['€'], 'price-max': ['€'], budget: ['€'], salary: ['€'] },
  ...{ 'transaction-amount': ['€'], size: ['US', 'UK', 'EU'] },
};

/** "Hot tier (days)" wants a number of them, not one by its name. */
const namedDays: ReadonlySet<Kind> = new Set<Kind>(['weekday', 'day', 'week', 'month', 'year']);
const spansOfTime: ReadonlySet<string> = new Set(['days', 'weeks', 'months', 'years']);

/** "Pump flow (l/min)" is no least flow. */
function isOnlyRate(reading: Reading): boolean {
  const { kind, field } = reading;
  const bare = withoutBrackets(firstText(reading.field));
  return (kind === 'number-min' || kind === 'number-max') && rateAt(field).length > 0 && !/m[ií]n|m[áa]x/iu.test(bare);
}

/** A unit in brackets that the kind is never told in: a pupillary distance in mm is no mileage, a field in ha no area code. */
export function correctByUnit(reading: Reading): void {
  const { field, kind } = reading;
  const text = firstText(reading.field);
  if (isOnlyRate(reading)) return settle(reading, 'number', 'label', text);
  const counts =
    field.control === 'number' || (isLine(field) && (kind === 'size' || namedDays.has(kind) || isUncertain(reading)));
  const stated = counts ? [...unitsAt(field), ...rateAt(field)] : [];
  const told = kindUnits[kind] ?? [];
  if (namedDays.has(kind) && stated.some((unit) => spansOfTime.has(unit)))
    return settle(reading, 'number', 'label', text);
  if (stated.length === 0 || kind === 'number' || stated.some((unit) => told.includes(unit))) return;
  if (kindEntry(kind).group !== 'date' || kind === 'duration' || isInMillimetres(text))
    settle(reading, 'number', 'label', text);
}

/** "Overjet (mm)" is told by no month; "Expiry date (mm)" and "Monat (mm)" are. */
function isInMillimetres(text: string): boolean {
  return (
    /\p{L}.*\(mm\)\W*$/u.test(text) && !/m[oe]n|m[eê]s|mois|maand|dat|birth|exp|y{2}/iu.test(withoutBrackets(text))
  );
}

/** A kind that nothing but a programmer's name tells: `hp` beside "Relevé électricité (kWh)" is no mobile phone. */
function isUncertain({ known, kind, scores }: Reading): boolean {
  return !known || (calendarParts.has(kind) && kind !== 'house-number') || onlyByName(scores.evidenceFor(kind));
}

function onlyByName(evidence: readonly { readonly signal: string }[]): boolean {
  return evidence.length > 0 && evidence.every(({ signal }) => signal === 'name' || signal === 'id');
}
