/**
 * What each country calls its numbers on forms: which of a person's or company's numbers a label means that says
 * "PESEL" or "codice fiscale". Names of more than one country's numbers (NIF, CIF) stand once for each.
 */
import type { Kind } from '../../../kinds/kinds';
import { byText } from '../../by-text';
import type { CalledNumber, NumberFacts } from '../../locale/country-facts';
import type { Ids } from './id-rules';

interface NumberName {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** As written, compared without case; `|` between several. */
  readonly called: string;
  readonly is: keyof Ids;
  /** Which one it is of a firm, where persons and firms have one name for two numbers. */
  readonly ofFirm?: keyof Ids;
}

const names: readonly NumberName[] = [
  { country: 'AE', called: 'emirates id|=eid|رقم الهوية الإماراتية', is: 'national' },
  { country: 'AE', called: 'trn|tax registration number|الرقم الضريبي', is: 'vat' },
  { country: 'AE', called: 'trade licence|trade license|trade licence number|trade license number', is: 'company' },
  { country: 'AR', called: 'dni', is: 'national' },
  { country: 'AR', called: 'cuit|cuil|cuit/cuil', is: 'tax' },
  { country: 'AT', called: 'sv-nummer|sv-nr|svnr|sozialversicherungsnummer|versicherungsnummer', is: 'social' },
  { country: 'AT', called: 'uid|uid-nummer|ust-id|ust-idnr|umsatzsteuer-id', is: 'vat' },
  { country: 'AT', called: 'steuernummer|abgabenkontonummer', is: 'tax' },
  { country: 'AT', called: 'firmenbuchnummer', is: 'company' },
  { country: 'AU', called: 'tfn|tax file number', is: 'tax' },
  { country: 'AU', called: 'abn|australian business number', is: 'vat' },
  { country: 'AU', called: 'acn', is: 'company' },
  {
    country: 'BE',
    called:
      'rijksregisternummer|insz|registre national|n° de registre national|numéro national|numéro de registre national|niss',
    is: 'national',
  },
  { country: 'BE', called: 'btw-nummer|btw nummer|btw|numéro de tva|n° tva|tva', is: 'vat' },
  {
    country: 'BE',
    called:
      "ondernemingsnummer|kbo|numéro d’entreprise|numéro d'entreprise|n° d’entreprise|n° d'entreprise|numéro bce|bce",
    is: 'company',
  },
  { country: 'BR', called: 'cpf|cpf/cnpj', is: 'national' },
  { country: 'BR', called: 'cnpj', is: 'company' },
  { country: 'CA', called: 'sin|social insurance number|nas', is: 'social' },
  { country: 'CH', called: 'ahv|ahv-nummer|ahv-nr|ahvn13|numéro avs|avs', is: 'social' },
  { country: 'CH', called: 'mwst-nummer|mwst-nr|mwst|uid', is: 'vat' },
  { country: 'CL', called: 'rut|run|rut/run|r.u.t.', is: 'national' },
  { country: 'CL', called: 'rut empresa|rut de la empresa', is: 'company' },
  { country: 'CN', called: '身份证|身份证号|身份证号码|证件号码', is: 'national' },
  { country: 'CN', called: '统一社会信用代码|税号|纳税人识别号', is: 'company' },
  { country: 'CO', called: 'cédula|cédula de ciudadanía|número de documento', is: 'national' },
  { country: 'CO', called: 'nit', is: 'company' },
  { country: 'CZ', called: 'rodné číslo|rč', is: 'national' },
  { country: 'CZ', called: 'ičo|ič', is: 'company' },
  { country: 'CZ', called: 'dič', is: 'vat' },
  { country: 'DE', called: 'steuer-id|steueridentifikationsnummer|idnr|steuernummer|steuer-nr', is: 'tax' },
  { country: 'DE', called: 'sv-nummer|sv-nr|sozialversicherungsnummer|rentenversicherungsnummer|rvnr', is: 'social' },
  {
    country: 'DE',
    called: 'ust-id|ust-idnr|ust-id-nr|ustid|ustidnr|umsatzsteuer-id|umsatzsteuer-identifikationsnummer',
    is: 'vat',
  },
  { country: 'DE', called: 'handelsregisternummer|hrb', is: 'company' },
  { country: 'DE', called: 'personalausweisnummer|ausweisnummer', is: 'national' },
  { country: 'DK', called: 'cpr|cpr-nummer|cpr-nr|personnummer', is: 'national' },
  { country: 'DK', called: 'cvr|cvr-nummer|cvr-nr', is: 'company' },
  { country: 'EG', called: 'الرقم القومي|رقم البطاقة|رقم الهوية', is: 'national' },
  { country: 'EG', called: 'الرقم الضريبي|رقم التسجيل الضريبي', is: 'tax' },
  { country: 'ES', called: 'dni|nif|nie|dni/nie|dni/nif|nif/nie|nif/cif|dni o nie', is: 'national' },
  { country: 'ES', called: 'cif', is: 'company' },
  { country: 'FI', called: 'henkilötunnus|hetu', is: 'national' },
  { country: 'FI', called: 'y-tunnus', is: 'company' },
  { country: 'FR', called: 'numéro de sécurité sociale|n° de sécurité sociale|nir', is: 'social' },
  { country: 'FR', called: 'numéro fiscal|spi', is: 'tax' },
  { country: 'FR', called: 'numéro de tva|n° tva|tva intracommunautaire|numéro tva', is: 'vat' },
  { country: 'GB', called: 'utr', is: 'tax' },
  { country: 'GR', called: 'αφμ|α.φ.μ.|α.φ.μ|vat', is: 'tax' },
  { country: 'GR', called: 'αμκα|α.μ.κ.α.', is: 'social' },
  { country: 'GR', called: 'αριθμός ταυτότητας|αδτ', is: 'national' },
  { country: 'HR', called: 'oib', is: 'national' },
  { country: 'HU', called: 'taj|taj szám|tajszám', is: 'social' },
  { country: 'HU', called: 'adóazonosító|adóazonosító jel', is: 'tax' },
  { country: 'HU', called: 'személyi igazolvány szám|szig. szám', is: 'national' },
  { country: 'HU', called: 'cégjegyzékszám', is: 'company' },
  { country: 'ID', called: 'nik|no ktp|nomor ktp|ktp', is: 'national' },
  { country: 'ID', called: 'npwp', is: 'tax' },
  { country: 'IE', called: 'pps|pps number|ppsn', is: 'social' },
  { country: 'IE', called: 'cro|cro number', is: 'company' },
  { country: 'IL', called: 'ת.ז|ת"ז|תעודת זהות|מספר זהות', is: 'national' },
  { country: 'IL', called: 'ח.פ|ח"פ|ע.מ|עוסק מורשה', is: 'company' },
  { country: 'IR', called: 'کد ملی|کدملی|شماره ملی', is: 'national' },
  { country: 'IR', called: 'شناسه ملی|شناسه ملی شرکت', is: 'company' },
  { country: 'IT', called: 'codice fiscale|c.f.|cod. fiscale|cod fiscale', is: 'national' },
  { country: 'IT', called: 'partita iva|p. iva|p.iva|p.i.', is: 'vat' },
  { country: 'JP', called: 'マイナンバー|個人番号', is: 'national' },
  { country: 'JP', called: '法人番号', is: 'company' },
  { country: 'KR', called: '주민등록번호', is: 'national' },
  { country: 'KR', called: '사업자등록번호|사업자번호|사업자 등록번호', is: 'company' },
  { country: 'NL', called: 'bsn|burgerservicenummer', is: 'national' },
  { country: 'NL', called: 'btw-nummer|btw nummer|btw-id', is: 'vat' },
  { country: 'NL', called: 'kvk|kvk-nummer|kvk nummer', is: 'company' },
  { country: 'NO', called: 'fødselsnummer|personnummer', is: 'national' },
  { country: 'NO', called: 'organisasjonsnummer|orgnr|org.nr', is: 'company' },
  { country: 'NZ', called: 'ird|ird number', is: 'tax' },
  { country: 'NZ', called: 'gst number|gst no', is: 'vat' },
  { country: 'NZ', called: 'nzbn', is: 'company' },
  { country: 'PL', called: 'pesel', is: 'national' },
  { country: 'PL', called: 'nip', is: 'tax' },
  { country: 'PL', called: 'regon', is: 'company' },
  { country: 'PL', called: 'krs', is: 'company' },
  { country: 'PT', called: 'nif|contribuinte|nº de contribuinte|número de contribuinte', is: 'tax' },
  { country: 'PT', called: 'nipc', is: 'company' },
  { country: 'PT', called: 'niss', is: 'social' },
  { country: 'RO', called: 'cnp', is: 'national' },
  { country: 'RO', called: 'cui|cif|cod fiscal', is: 'vat' },
  { country: 'RU', called: 'инн', is: 'tax', ofFirm: 'vat' },
  { country: 'RU', called: 'серия и номер паспорта|серия, номер паспорта|паспортные данные', is: 'national' },
  { country: 'RU', called: 'снилс', is: 'social' },
  { country: 'RU', called: 'огрн', is: 'company' },
  { country: 'SA', called: 'رقم الهوية|الهوية الوطنية|رقم الهوية الوطنية', is: 'national' },
  { country: 'SA', called: 'الرقم الضريبي|رقم التسجيل الضريبي|الرقم الضريبي للمنشأة', is: 'vat' },
  { country: 'SA', called: 'السجل التجاري|رقم السجل التجاري', is: 'company' },
  { country: 'SE', called: 'personnummer', is: 'national' },
  { country: 'SE', called: 'organisationsnummer|org.nr|orgnr|org nr', is: 'company' },
  { country: 'SE', called: 'momsregistreringsnummer|vat-nummer|momsnummer', is: 'vat' },
  { country: 'SG', called: 'nric|nric / fin|nric/fin', is: 'national' },
  { country: 'SG', called: 'uen', is: 'company' },
  { country: 'SK', called: 'rodné číslo', is: 'national' },
  { country: 'SK', called: 'ičo', is: 'company' },
  { country: 'SK', called: 'ič dph', is: 'vat' },
  { country: 'SK', called: 'dič', is: 'tax' },
  { country: 'TH', called: 'เลขบัตรประชาชน|เลขประจำตัวประชาชน|เลขที่บัตรประชาชน', is: 'national' },
  { country: 'TH', called: 'เลขประจำตัวผู้เสียภาษี', is: 'tax' },
  {
    country: 'TR',
    called: 't.c. kimlik no|tc kimlik no|tc kimlik|t.c. kimlik|tckn|tc no|kimlik no|tc kimlik numarası',
    is: 'national',
  },
  { country: 'TR', called: 'vergi no|vergi numarası|vkn', is: 'tax' },
  { country: 'TW', called: '身分證|身分證字號|身份證字號', is: 'national' },
  { country: 'TW', called: '統一編號|統編', is: 'company' },
  { country: 'UA', called: 'рнокпп|іпн|ідентифікаційний код', is: 'tax' },
  { country: 'UA', called: 'єдрпоу', is: 'company' },
  { country: 'US', called: 'ssn|social security number', is: 'social' },
  { country: 'US', called: 'ein|fein', is: 'tax' },
  { country: 'VN', called: 'cccd|cmnd|số cmnd|căn cước công dân|số cccd', is: 'national' },
  { country: 'VN', called: 'mã số thuế|mst', is: 'tax' },
  { country: 'ZA', called: 'id number|rsa id|sa id number', is: 'national' },
];

const sign = String.raw`[\p{L}\p{N}]`;
const noSigns = String.raw`[^\p{L}\p{N}]*`;

/** Names of numbers as `|` separates them, longer ones first; those behind `=` only where they are all that a text says. */
function pattern(called: string): RegExp {
  const words = called
    .split('|')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const anywhere = words.filter((word) => !word.startsWith('=')).join('|');
  const alone = words.flatMap((word) => (word.startsWith('=') ? word.slice(1) : [])).join('|');
  const ways = [
    anywhere && `(?<!${sign})(?:${anywhere})(?!${sign})`,
    alone && `(?<=^${noSigns})(?:${alone})(?=${noSigns}$)`,
  ];
  return new RegExp(ways.filter(Boolean).join('|'), 'giu');
}

/** A letter of its own in each case: what the `i` and `u` flags hold to be one letter is one here. */
const folded = (text: string) => text.toLowerCase().replaceAll('ς', 'σ').replaceAll('ſ', 's');

/** A name that stands in a text: where, and in how many letters. */
export type Found<T> = T & { readonly at: number; readonly length: number };

/** What a text says beside a name. */
const beside = (text: string, { at, length }: Found<unknown>) => `${text.slice(0, at)} ${text.slice(at + length)}`;
const isAllOf = (text: string, name: Found<unknown>) => !/[\p{L}\p{N}]/u.test(beside(text, name));

const abbreviation = /^[a-z]{2,4}$/i;

/** Among other words an abbreviation is one where it is written so: "Cilindraje (cc)" is no CC. */
function isWritten(text: string, { at, length }: Found<unknown>): boolean {
  const said = text.slice(at, at + length);
  return !abbreviation.test(said) || said === said.toUpperCase() || isAllOf(text, { at, length });
}

/**
 * A reader of texts that says which rows a text names; the longest name first. Hardly any text names a number: all but those
 * whose letters stand somewhere in it are left out at no cost.
 */
function finder<T>(
  rows: readonly T[],
  calledOf: (row: T) => string,
  isMeant: (text: string, name: Found<unknown>) => boolean = () => true,
): (text: string) => readonly Found<T>[] {
  const known = rows.map((row) => ({ row, called: calledOf(row), letters: lettersOf(calledOf(row)) }));
  const patterns = new Map<T, RegExp>();
  return byText((text): readonly Found<T>[] => {
    const plain = folded(text);
    const found = known.flatMap(({ row, called, letters }) => {
      if (!letters.some((word) => plain.includes(word))) return [];
      const says = patterns.get(row) ?? pattern(called);
      patterns.set(row, says);
      const names = [...text.matchAll(says)].map(({ 0: { length }, index: at }) => ({ ...row, at, length }));
      return names.find((name) => isMeant(text, name)) ?? [];
    });
    return found.sort((one, other) => other.length - one.length);
  });
}

const lettersOf = (called: string) =>
  folded(called)
    .replace(/(^|\|)=/g, '$1')
    .split('|');

/** Which numbers a text may name, with the country that calls them so. */
export const namesOfNumbers = finder(names, ({ called }) => called);

/** A number that a country's facts name: one of a person's own, or one of a kind, by its template where it has one. */
export interface NamedOfCountry {
  readonly is: keyof Ids | null;
  readonly kind: Kind;
  readonly template: string;
}

/** The kind of the fields that ask for a number. */
export const kindOfNumber: Readonly<Record<keyof Ids, Kind>> = {
  national: 'national-id',
  social: 'social-security',
  tax: 'tax-id',
  vat: 'vat-id',
  company: 'company-registration',
  passport: 'passport-number',
  driver: 'driver-license',
  insurance: 'insurance-number',
};

const readers = new WeakMap<readonly CalledNumber[], (text: string) => readonly Found<NamedOfCountry>[]>();

/** Which numbers a text names by what the country's facts say. */
function numbersOfCountry(text: string, facts: NumberFacts | undefined): readonly Found<NamedOfCountry>[] {
  const called = facts?.called;
  if (!called) return [];
  const known = readers.get(called);
  if (known) return known(text);
  const rows = called.map((row) => ({ called: row[0], named: namedBy(row) }));
  const find = finder(rows, (row) => row.called, isWritten);
  const reader = (one: string) => find(one).map(({ named, at, length }) => ({ ...named, at, length }));
  readers.set(called, reader);
  return reader(text);
}

/** "IBAN (keine QR-IBAN)", "CBU (no es el alias)": what comes behind is not asked for. */
const denial = /(?<=\p{L}[\s(,;–-]+)(?:keine?|nicht|not|pas|niet|geen|ikke|inte|no es|não)(?!\p{L}).*$/iu;

/**
 * The number that a label asks for by what the country's facts call it; `isAll` where the label says nothing else.
 * @param isOwn whether people of a country are meant
 * @returns null where it names none, or a person's own number beside it: a Spaniard leaves "DNI/NIE" to others
 */
export function numberCalled(
  label: string,
  facts: NumberFacts | undefined,
  isOwn: (country: string) => boolean,
): (NamedOfCountry & { readonly isAll: boolean }) | null {
  const said = label.replace(denial, '');
  const [called] = numbersOfCountry(said, facts);
  if (!called) return null;
  const others = beside(said, called);
  const owns =
    called.is === null && (namesOfNumbers(others).some(({ country }) => isOwn(country)) || hasOwn(others, facts));
  return owns ? null : { ...called, isAll: isAllOf(label, called) };
}

function hasOwn(text: string, facts: NumberFacts | undefined): boolean {
  return numbersOfCountry(text, facts).some(({ is }) => is !== null);
}

function namedBy([, what, template = '']: CalledNumber): NamedOfCountry {
  return isOwn(what) ? { is: what, kind: kindOfNumber[what], template } : { is: null, kind: what, template };
}

function isOwn(what: keyof Ids | Kind): what is keyof Ids {
  return Object.hasOwn(kindOfNumber, what);
}
