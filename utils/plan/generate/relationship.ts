import type { RoleName, RoleWords } from '../roles/roles';
import { parentWords } from '../roles/parent-words';
import type { Sex } from '../persona/name';
import type { Draft } from '../draft';
import { ownWord, text } from './drafts';
import type { GenerateContext, Generator } from './generator';

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

/** Daughter and son. */
const childWords: Readonly<Record<string, readonly [daughter: string, son: string]>> = {
  ar: ['ابنة', 'ابن'],
  cs: ['dcera', 'syn'],
  da: ['datter', 'søn'],
  de: ['Tochter', 'Sohn'],
  el: ['κόρη', 'γιος'],
  es: ['hija', 'hijo'],
  fa: ['دختر', 'پسر'],
  fi: ['tytär', 'poika'],
  fr: ['fille', 'fils'],
  he: ['בת', 'בן'],
  hi: ['पुत्री', 'पुत्र'],
  hr: ['kći', 'sin'],
  hu: ['lánya', 'fia'],
  id: ['anak perempuan', 'anak laki-laki'],
  it: ['figlia', 'figlio'],
  ja: ['長女', '長男'],
  ko: ['딸', '아들'],
  nb: ['datter', 'sønn'],
  nl: ['dochter', 'zoon'],
  pl: ['córka', 'syn'],
  pt: ['filha', 'filho'],
  ro: ['fiică', 'fiu'],
  ru: ['дочь', 'сын'],
  sk: ['dcéra', 'syn'],
  sv: ['dotter', 'son'],
  th: ['บุตรสาว', 'บุตรชาย'],
  tr: ['kızı', 'oğlu'],
  uk: ['дочка', 'син'],
  vi: ['con gái', 'con trai'],
  zh: ['女儿', '儿子'],
};

/** Named in every language. */
const parents: RoleWords = parentWords;

/** What the person is to the one they belong to; any close relation where the page does not say who they are. */
export const relationship: Generator = (context) => {
  const { role } = context.persona;
  return role ? relationOf(role, context) : ownWord('relationship')(context);
};

/** What somebody of a role and the persona's sex is called. */
export function relationOf(role: RoleName, context: GenerateContext): Draft {
  const { name, locale } = context.persona;
  const own = english[role]?.[name.sex];
  if (!own) return ownWord('relationship')(context);
  const place = places[role];
  const [native, inEnglish] = [locale.phrases, locale.english].map(({ words }) =>
    place === undefined ? '' : (words.relationship?.[place] ?? ''),
  );
  const parent = parents[role]?.[locale.language]?.split('|')[0] ?? '';
  const child = role === 'child' ? (childWords[locale.language]?.[name.sex === 'female' ? 0 : 1] ?? '') : '';
  return text(...(locale.language === 'en' ? own : []), parent, child, native ?? '', ...own, inEnglish ?? '');
}
