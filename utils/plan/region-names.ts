const made = new Map<string, Intl.DisplayNames>();

/** What a language calls a country, by its ISO 3166 code; `undefined` where it has no name for it. */
export function regionName(language: string, country: string): string | undefined {
  // Each takes the browser longer to make than all the rest of a value.
  const names = made.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  made.set(language, names);
  return names.of(country);
}
