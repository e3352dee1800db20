import type { RoleName } from '../roles/roles';
import { kinWords } from '../roles/kin-words';
import type { RoleWords } from '../roles/role-words';
import type { Sex } from '../persona/name';
import { ownWord, text } from './drafts';
import type { Generator } from './generator';

/** Where the word stands in the phrases of every language: sister, brother, friend, partner, parent. */
const places: Readonly<Partial<Record<RoleName, number>>> = {
  sister: 0,
  brother: 1,
  friend: 2,
  guest: 2,
  spouse: 3,
  mother: 4,
  father: 4,
};

/** How lists of relations say it in English. */
const english: Readonly<Partial<Record<RoleName, Readonly<Record<Sex, readonly string[]>>>>> = {
  sister: { female: ['Sister', 'Sibling', 'Family'], male: ['Sibling'] },
  brother: { male: ['Brother', 'Sibling', 'Family'], female: ['Sibling'] },
  friend: { female: ['Friend'], male: ['Friend'] },
  guest: { female: ['Friend'], male: ['Friend'] },
  spouse: {
    female: ['Wife', 'Spouse', 'Husband/Wife', 'Family'],
    male: ['Husband', 'Spouse', 'Husband/Wife', 'Family'],
  },
  mother: { female: ['Mother', 'Parent', 'Family'], male: ['Parent'] },
  father: { male: ['Father', 'Parent', 'Family'], female: ['Parent'] },
  child: { female: ['Daughter', 'Child'], male: ['Son', 'Child'] },
};

const parentWords: RoleWords = { mother: kinWords.mother, father: kinWords.father };

/** What the person is to the one they belong to; any close relation where the page does not say who they are. */
export const relationship: Generator = (context) => {
  const { role, name, locale } = context.persona;
  const own = role && english[role]?.[name.sex];
  if (!own) return ownWord('relationship')(context);
  const place = places[role];
  const [native, inEnglish] = [locale.phrases, locale.english].map(({ words }) =>
    place === undefined ? '' : (words.relationship?.[place] ?? ''),
  );
  const inOwn = parentWords[role]?.[locale.language]?.split('|')[0];
  return text(...(locale.language === 'en' ? own : []), inOwn ?? '', native ?? '', ...own, inEnglish ?? '');
};
