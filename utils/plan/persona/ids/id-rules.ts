import type { NumberFacts } from '../../locale/country-facts';
import type { Stream } from '../../stream';
import type { Address } from '../address';
import type { PersonName } from '../name';

/** Numbers by which offices know a person or company; made up, from ranges that are not issued where such exist. */
export interface Ids {
  readonly national: string;
  readonly social: string;
  readonly tax: string;
  /** With the country's prefix where it is written with one. */
  readonly vat: string;
  readonly company: string;
  readonly passport: string;
  readonly driver: string;
  readonly insurance: string;
}

/** What a number may depend on. */
export interface IdContext {
  readonly country: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly name: PersonName;
  readonly address: Address;
  readonly stream: Stream;
  /** Templates of numbers that have no rule, or another one here. */
  readonly shapes?: NumberFacts['shapes'];
}

/** A country's numbers; what it leaves out follows the general rule. */
export type IdRules = Partial<Record<keyof Ids, (context: IdContext) => string>>;
