import type { LocaleDefinition } from '@faker-js/faker';
import type { NameLists, NamesOfSex } from '../../utils/plan/locale/name-lists';
import { isName } from './alphabets';

type Lists = {
  readonly generic?: readonly string[];
  readonly female?: readonly string[];
  readonly male?: readonly string[];
};
type Sex = 'female' | 'male';

/** Names kept of each list: enough variety, quick to load. */
const most = 300;

/**
 * The part of faker's definitions a persona uses.
 * @param definitions in order of preference: `de_AT`, `de`, `en`
 */
export function nameListsOf(definitions: readonly LocaleDefinition[], language: string): NameLists {
  const persons = definitions.map((definition) => definition.person);
  const firstWith = (part: 'first_name' | 'last_name' | 'middle_name', sex: Sex) =>
    persons
      .map((person) => ofSex(person?.[part] as Lists | undefined, sex, language))
      .find((list) => list.length > 1) ?? [];
  const namesOf = (sex: Sex): NamesOfSex => ({
    given: firstWith('first_name', sex),
    family: firstWith('last_name', sex),
    additional: language === 'en' ? [] : ofSex(persons[0]?.middle_name as Lists | undefined, sex, language),
  });
  return { female: namesOf('female'), male: namesOf('male') };
}

/** Those said to be of the sex, else those of either. */
function ofSex(lists: Lists | undefined, sex: Sex, language: string): readonly string[] {
  const own = (lists?.[sex] ?? []).filter((name) => isName(name, language));
  const names = own.length > 1 ? own : (lists?.generic ?? []).filter((name) => isName(name, language));
  return spread([...new Set(names)], most);
}

/** At most `count` of a list, from all over it. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const every = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * every)]!);
}
