/** What a persona needs to know of a country. Facts from public knowledge; extended by editing data only. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}
