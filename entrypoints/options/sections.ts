/** The sections of the settings' page, as its address names them. */
export const sections = ['values', 'persons', 'scenarios', 'sets', 'catalogue', 'general', 'transfer'] as const;
export type Section = (typeof sections)[number];
