/** Which shape the answers of kinds and of questions off the beaten path have. */
import { kindEntry, type Kind, type KindGroup } from '../../../utils/kinds/kinds';
import { sortOf, unitsOf, type AskTable, type AskText } from '../../../utils/plan/asks/ask-data';
import type { Shape } from '../../../utils/plan/lexicon/shapes';

const ofGroup: Readonly<Record<KindGroup, Shape>> = {
  person: 'words',
  contact: 'web',
  address: 'place',
  account: 'code',
  payment: 'code',
  company: 'words',
  date: 'day',
  number: 'tens',
  text: 'words',
  internet: 'web',
};

/** Kinds whose answers have another shape than their group's. */
const kindsOf: Readonly<Partial<Record<Shape, string>>> = {
  few: 'household-size passengers adults children rooms quantity rating survey-scale rank floor month day duration',
  tens: 'age age-min age-max experience-years temperature',
  hundreds: 'height length width depth',
  thousands: 'mileage year bday-year cc-exp-year vehicle-year',
  percentage: 'percentage discount tax-rate',
  money: 'price price-min price-max budget salary transaction-amount',
  code:
    'number postal-code house-number unit po-box tel-country-code tel-area-code tel-extension pin vat-id tax-id company-registration employee-id ' +
    'cost-center student-id passport-number national-id social-security driver-license flight-number booking-reference seat vin ' +
    'license-plate insurance-number sku ean isbn order-number invoice-number tracking-number serial-number reference',
  person:
    'name given-name additional-name family-name maiden-name mother-name cc-name cc-given-name cc-family-name account-holder ' +
    'doctor-name signature',
  organization: 'organization bank-name school insurance-provider airline brand',
  place: 'birth-place airport airport-from airport-to',
  time: 'time start-time end-time contact-time',
  web: 'username',
  words:
    'nickname initials sex contact-method address-type time-zone weekday security-question display-name cc-type payment-method ' +
    'transaction-currency size unit-of-measure code-snippet json regex sql cron semver mime-type hash uuid',
  prose:
    'message comment review description bio cover-letter reason feedback notes answer delivery-notes symptoms security-answer',
  flag: 'terms-consent privacy-consent marketing-consent age-consent remember-me yes-no',
};
const shapes = new Map(
  Object.entries(kindsOf).flatMap(([shape, kinds]) => kinds.split(' ').map((kind) => [kind, shape as Shape])),
);

/** @returns the shape of a kind's values */
export function shapeOfKind(kind: Kind): Shape {
  return shapes.get(kind) ?? ofGroup[kindEntry(kind).group];
}

/** Topics whose answers are names of organizations and places. */
const topics: Readonly<Record<string, Shape>> = Object.fromEntries([
  ...'authority court pharmacy surgery insurer charity counterparty police tax-office workshop vet-clinic school-primary club lender'
    .split(' ')
    .map((id) => [id, 'organization'] as const),
  ...'sea-port place cadastral-district destination-country place-of-event dive-site sampling-point electoral-area condominium'
    .split(' ')
    .map((id) => [id, 'place'] as const),
]);

/**
 * @param texts the answers to the question in a language, where it is a topic
 * @returns the shape of the answers to a question off the beaten path
 */
export function shapeOfAsk(id: string, table: AskTable, texts: readonly AskText[]): Shape {
  switch (sortOf(id, table)) {
    case 'amount':
      return shapeOfAmount(id, table);
    case 'code':
      return table.codes[id]!.some((code) => code.includes('#')) ? 'code' : 'words';
    case 'day':
      return 'day';
    case 'time':
      return 'time';
    case 'flag':
      return 'flag';
    case 'kind':
      return shapeOfKind(table.kinds[id] as Kind);
    case 'text':
      return topics[id] ?? (texts.some((one) => typeof one !== 'string') ? 'prose' : 'words');
  }
}

function shapeOfAmount(id: string, table: AskTable): Shape {
  const units = unitsOf(id, table);
  if (units.includes('€')) return 'money';
  if (units.includes('%')) return 'percentage';
  const amount = table.amounts[id]!;
  const [low, high] = (Array.isArray(amount) ? amount : Object.values(amount)[0]) as [number, number];
  return sizeOf(Math.max(Math.abs(low), Math.abs(high)) / 2 + Math.min(Math.abs(low), Math.abs(high)) / 2);
}

function sizeOf(middle: number): Shape {
  if (middle < 10) return 'few';
  if (middle < 100) return 'tens';
  return middle < 1000 ? 'hundreds' : 'thousands';
}
