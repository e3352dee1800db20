import type { Kind } from '../../kinds/kinds';

/**
 * What a persona needs to know of a country, as written in `countries/<CC>.json`. Facts from public knowledge
 * (ISO 3166, postal services, ITU and the regulators' numbering plans); extended by editing data only.
 * In templates `#` stands for a random digit (`\\#` for itself), `@` for a random capital letter, `{name}` for what is named.
 */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2, alpha-3 and numeric. */
  readonly country: string;
  readonly alpha3: string;
  readonly numeric: string;
  /** Calling code without `+`. */
  readonly calling: string;
  /** Digits before a national number that are left out after the calling code, '' if none. */
  readonly trunk: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA time zone of places that name none. */
  readonly zone: string;
  readonly continent: 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America';
  /** Adjective in English and in the country's first language. */
  readonly nationality: readonly [english: string, native: string];
  /** Standard VAT or sales tax, percent. */
  readonly taxRate: number;
  /** ISO 3166-2 code without the country → name in the country's language, in English, and abbreviation if not the code. */
  readonly regions: Readonly<Record<string, RegionFacts>>;
  readonly places: readonly PlaceFacts[];
  /** By language of the street, the country's first language first. */
  readonly streets: Readonly<Record<string, readonly string[]>>;
  /** Order of a street line, with `{street}` and `{number}`. */
  readonly line: string;
  readonly highestNumber: number;
  /** Second address line, with `{n}` (1 to 9): flats, floors. By language as `streets`. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** The whole address on one line, with `{line}`, `{city}`, `{region}`, `{code}` and `{postal}`. */
  readonly layout: string;
  /** National numbers for places without a landline of their own, with `{area}`; from `fictional` where checks allow. */
  readonly landline: string;
  /** As `landline`; with `{area}` only where every place has one. */
  readonly mobile: readonly string[];
  /** What the regulator keeps for films, where that is more than a rule for all places (`555-01##`). */
  readonly fictional?: FictionalNumbers;
  /** Names of companies, with `{family}` and `{other}` (two family names); by language as `streets`. */
  readonly companies: Readonly<Record<string, readonly string[]>>;
  readonly bank: BankFacts;
  /** Whom people fly with, and what its flights are numbered by. */
  readonly airlines: readonly (readonly [name: string, code: string])[];
  /** Airports that people leave from, by their English names and IATA codes. */
  readonly airports: readonly (readonly [city: string, code: string])[];
  /** Numbers of persons and companies that no rule of `persona/ids` makes, and what forms call the country's numbers. */
  readonly numbers?: NumberFacts;
  /** Number plates, `#` and `@` as in all templates, `{plate}` for what tells the place. */
  readonly plates: readonly string[];
}

/** The numbers that every person has, or the company they work for. */
export type OwnNumber = 'national' | 'social' | 'tax' | 'vat' | 'company' | 'passport' | 'driver' | 'insurance';

export interface NumberFacts {
  /** By number: its template, with check digits as `persona/check-digits/checked.ts` has them. */
  readonly shapes?: Readonly<Partial<Record<OwnNumber, string>>>;
  /** What forms call a number, `|` between several names; or one of a kind that is none of those, and its template if the kind has another. */
  readonly called?: readonly CalledNumber[];
}

export type CalledNumber =
  | readonly [called: string, is: OwnNumber | Kind]
  | readonly [called: string, kind: Kind, template: string];

/** National numbers that reach nobody, as Ofcom, ARCEP, ComReg, the Bundesnetzagentur and PTS list them. */
export interface FictionalNumbers {
  /** A place whose own number is none of these gets the last. */
  readonly landline: readonly string[];
  /** Left out where the country's usual ones are kept for fiction already. */
  readonly mobile?: readonly string[];
}

export type RegionFacts = readonly [name: string, english: string, abbreviation?: string];

/** What a region is called on forms: in the country's language, in English, by its abbreviation and its code. */
export function regionForms(code: string, regions: CountryFacts['regions']): readonly string[] {
  const [name, english, abbreviation = code] = regions[code] ?? [code, code];
  return [name, english, abbreviation, code];
}

export interface PlaceFacts {
  /** In the country's script. */
  readonly city: string;
  /** In Latin letters; absent where `city` is. */
  readonly latin?: string;
  /** Key of `regions`. */
  readonly region: string;
  /** Postal codes of the city. */
  readonly postal: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly zone?: string;
  /** Area code as `landline` wants it. */
  readonly area?: string;
  /** National number template where the place has its own. */
  readonly landline?: string;
  /** Language of the place where the country has several; the page's language prefers its own. */
  readonly language?: string;
  readonly district?: string;
  /** The district in Latin letters, where it is written in others. */
  readonly latinDistrict?: string;
  /** What number plates of the place begin with, where that is not the region's code. */
  readonly plate?: string;
  /** Name of a university, where it can't be made of the town's. */
  readonly university?: string;
  /** For fields that ask for one; addresses have it where their template says so. */
  readonly county?: string;
}

export interface BankFacts {
  readonly name: string;
  /** SWIFT code. */
  readonly bic: string;
  /** Domestic code of the bank: routing number, sort code, BSB, Bankleitzahl. */
  readonly code: string;
  /** Template of the domestic account number. */
  readonly account: string;
  /** Template of the IBAN's part after the check digits, '' where the country has no IBAN. */
  readonly bban: string;
}
