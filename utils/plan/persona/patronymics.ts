/** Names after the father's: Иван → Иванович, Ивановна; أحمد as it is. */
import type { LocaleData } from '../locale/locale-data';
import type { RoleName } from '../roles/roles';
import { renamed, type PersonName, type Sex } from './name';
import { readSpelling } from './spelling';

type Names = Pick<LocaleData, 'names' | 'language'>;

/**
 * A relative whose patronymic, or whose given name where it is the father, agrees with the person's.
 * @param father of the person's children
 */
export function withFathersName(
  name: PersonName,
  role: RoleName,
  base: PersonName,
  father: () => PersonName,
  locale: Names,
): PersonName {
  if (!locale.names.patronymics) return name;
  const { language } = locale;
  switch (role) {
    case 'father':
      return renamed(name, { given: spelling(locale, 'male', 'given', placeOfFather(base, locale)) }, {}, language);
    case 'brother':
    case 'sister':
      return after(placeOfFather(base, locale), name, locale);
    case 'child':
      return after(placeOfGiven(father(), locale), name, locale);
    default:
      return name;
  }
}

function after(place: number, name: PersonName, locale: Names): PersonName {
  return renamed(name, { additional: spelling(locale, name.sex, 'additional', place) }, {}, locale.language);
}

/** -1 where the patronymic is none of the list. */
function placeOfFather({ sex, additional }: PersonName, { names }: Names): number {
  return names[sex].additional.findIndex((entry) => entry.split('/')[0] === additional.native);
}

function placeOfGiven({ given }: PersonName, { names }: Names): number {
  return names.male.given.findIndex((entry) => entry.split('/')[0] === given.native);
}

function spelling({ names, language }: Names, sex: Sex, part: 'given' | 'additional', place: number) {
  const entry = names[sex][part][place];
  return entry === undefined ? undefined : readSpelling(entry, language);
}
