/** The sections of the settings' page, as its address names them. */
export const sections = [
  'values',
  'persons',
  'scenarios',
  'sites',
  'sets',
  'catalogue',
  'general',
  'transfer',
  'shortcuts',
  'about',
] as const;
export type Section = (typeof sections)[number];
