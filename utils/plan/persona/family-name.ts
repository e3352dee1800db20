/** The family name that relatives have in common, in the form of each one's sex. */
import type { LocaleData } from '../locale/locale-data';
import type { RoleName } from '../roles/roles';
import type { PersonName } from './name';
import type { Spelling } from '../locale/name-lists';
import { readSpelling } from './spelling';

/** Languages in whose countries a wife keeps her name, so that it is not her husband's or children's. */
const wivesKeepTheirs: ReadonlySet<string> = new Set(['ar', 'es', 'fa', 'hu', 'id', 'it', 'ko', 'vi', 'zh']);
/** Languages in which a name ends otherwise for a woman. */
const hasTwoForms: ReadonlySet<string> = new Set(['cs', 'el', 'lv', 'mk', 'pl', 'ru', 'sk', 'uk']);
const longestEnding = 4;
/** Whose family name is the one that somebody was born with. */
const familyOfBirth: ReadonlySet<RoleName> = new Set(['mother', 'father', 'sister', 'brother']);

/** The family name that somebody was born with; only wives took another. */
export function familyAtBirth(name: PersonName, hasMarried: boolean, language: string): Spelling {
  return hasMarried && name.sex === 'female' && !wivesKeepTheirs.has(language) ? name.maiden : name.family;
}

/**
 * The name that a relative shares: parents and siblings of a wife bear her birth name, children the father's where she
 * has kept hers.
 * @param father of the person's children
 */
export function asKnownTo(
  name: PersonName,
  relative: RoleName,
  hasMarried: boolean,
  father: () => PersonName,
  language: string,
): PersonName {
  if (relative === 'child' && name.sex === 'female' && wivesKeepTheirs.has(language)) return father();
  return familyOfBirth.has(relative) ? { ...name, family: familyAtBirth(name, hasMarried, language) } : name;
}

/** @returns null where the relative's name is not the person's */
export function sharedFamily(
  base: PersonName,
  relative: PersonName,
  role: RoleName,
  { names, language }: LocaleData,
): Spelling | null {
  if ((role === 'mother' || role === 'spouse') && wivesKeepTheirs.has(language)) return null;
  if (base.sex === relative.sex || !hasTwoForms.has(language)) return base.family;
  return inOtherSex(base.family, names[relative.sex].family, language);
}

/** `Novák` → `Nováková`: the name that begins alike; the name itself where both sexes have it. */
function inOtherSex(family: Spelling, list: readonly string[], language: string): Spelling | null {
  const plain = (text: string) => text.normalize('NFD').replace(/\u0301/g, '');
  const own = plain(family.native);
  const shared = (other: string) => {
    let at = 0;
    while (at < other.length && at < own.length && other[at] === own[at]) at++;
    return at;
  };
  const candidates = list
    .map((entry) => readSpelling(entry, language))
    .map((spelling) => ({ spelling, name: plain(spelling.native) }))
    .filter(
      ({ name }) =>
        shared(name) >= Math.max(3, own.length - longestEnding) && name.length - shared(name) <= longestEnding,
    );
  candidates.sort((one, other) => shared(other.name) - shared(one.name) || one.name.length - other.name.length);
  return candidates[0]?.spelling ?? null;
}
