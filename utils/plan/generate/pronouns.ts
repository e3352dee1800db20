import { text } from './drafts';
import type { Generator } from './generator';

/** As people give them beside their name, in English. */
const english = {
  female: ['she/her', 'she', 'she/her/hers'],
  male: ['he/him', 'he', 'he/him/his'],
} as const;

export const pronouns: Generator = ({ persona: { name, locale } }) => {
  const own = locale.asks.table.ofSex.pronouns[locale.language]?.[name.sex] ?? '';
  return text(own, ...english[name.sex]);
};
