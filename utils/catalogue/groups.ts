/** The catalogue's groups in the menu's order: one file each in `entries/`, one title each in `_locales`. */
export const catalogueGroups = [
  'names',
  'email',
  'phone',
  'postal',
  'url',
  'network',
  'number',
  'money',
  'date',
  'time',
  'card',
  'iban',
  'tax',
  'colour',
  'length',
  'whitespace',
  'unicode',
  'emoji',
  'words',
  'markup',
  'injection',
  'structure',
  'path',
  'file',
] as const;
export type CatalogueGroup = (typeof catalogueGroups)[number];

export function isCatalogueGroup(text: string): text is CatalogueGroup {
  return catalogueGroups.some((group) => group === text);
}
