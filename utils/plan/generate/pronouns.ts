import { text } from './drafts';
import type { Generator } from './generator';

/** As people give them beside their name: for a woman, for a man. */
const pronounsOf: Readonly<Record<string, readonly [string, string]>> = {
  ar: ['هي', 'هو'],
  cs: ['ona/její', 'on/jeho'],
  da: ['hun/hende', 'han/ham'],
  de: ['sie/ihr', 'er/ihm'],
  el: ['αυτή', 'αυτός'],
  es: ['ella', 'él'],
  fa: ['او', 'او'],
  fi: ['hän', 'hän'],
  fr: ['elle', 'il'],
  he: ['היא', 'הוא'],
  hr: ['ona/njezin', 'on/njegov'],
  hu: ['ő', 'ő'],
  id: ['dia', 'dia'],
  it: ['lei', 'lui'],
  ja: ['彼女', '彼'],
  ko: ['그녀', '그'],
  nb: ['hun/henne', 'han/ham'],
  nl: ['zij/haar', 'hij/hem'],
  pl: ['ona/jej', 'on/jego'],
  pt: ['ela/dela', 'ele/dele'],
  ro: ['ea/ei', 'el/lui'],
  ru: ['она/её', 'он/его'],
  sk: ['ona/jej', 'on/jeho'],
  sv: ['hon/henne', 'han/honom'],
  th: ['เธอ', 'เขา'],
  tr: ['o', 'o'],
  uk: ['вона/її', 'він/його'],
  vi: ['cô ấy', 'anh ấy'],
  zh: ['她', '他'],
};
const english = {
  female: ['she/her', 'she', 'she/her/hers'],
  male: ['he/him', 'he', 'he/him/his'],
} as const;

export const pronouns: Generator = ({ persona: { name, locale } }) => {
  const own = pronounsOf[locale.language]?.[name.sex === 'female' ? 0 : 1] ?? '';
  return text(own, ...english[name.sex]);
};
