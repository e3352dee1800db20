import type { LocaleData } from '../locale/locale-data';
import type { Stream } from '../stream';
import { honorificOf } from './honorifics';
import type { NamesOfSex, Spelling } from '../locale/name-lists';
import { nameOfTime } from './name-eras';
import { readSpelling } from './spelling';
import { inScriptOf } from './transliterate';

export type Sex = 'female' | 'male';

export interface PersonName {
  readonly sex: Sex;
  readonly given: Spelling;
  readonly additional: Spelling;
  readonly family: Spelling;
  readonly maiden: Spelling;
  /** Given and family name in the locale's order. */
  readonly full: string;
  /** Given name first, in ASCII. */
  readonly latinFull: string;
  /** The same name in hiragana, '' outside Japanese. */
  readonly kanaFull: string;
  readonly honorific: string;
  readonly initials: string;
}

/** Languages in which the family name comes first, and what stands between the names. */
const betweenNames: Readonly<Record<string, string>> = { ja: ' ', zh: '', ko: '', hu: ' ', vi: ' ' };

export function familyFirst(language: string): boolean {
  return Object.hasOwn(betweenNames, language);
}

/** Draws one after the other, each from a stream of its own. */
function drawing(list: readonly string[], use: string, stream: Stream): (nth: number) => string {
  return (nth) => stream.fork(nth === 0 ? use : `${use} ${nth}`).pick(list);
}

/** The sex that `makeName` draws from the same stream. */
export function drawnSex(stream: Stream): Sex {
  return stream.fork('sex').chance(0.5) ? 'female' : 'male';
}

/**
 * Draws a whole name; each part from a stream of its own.
 * @param bornIn the year, so that nobody has a name of another time; null where it is not known
 */
export function makeName(
  locale: LocaleData,
  stream: Stream,
  bornIn: number | null,
  sex: Sex = drawnSex(stream),
): PersonName {
  const names = locale.names[sex];
  const drawn = nameOfTime(drawing(names.given, 'given', stream), locale.names.eras, bornIn);
  const given = readSpelling(drawn, locale.language);
  const family = readSpelling(stream.fork('family').pick(names.family), locale.language);
  return {
    sex,
    additional: anotherName(locale, sex, given, stream, bornIn),
    maiden: birthName(names, family, stream, locale.language),
    honorific: honorificOf(sex, locale.language),
    ...wholeName(given, family, locale.language),
  };
}

/** The same person with another family name; null for none at all, as pets have. */
export function withFamily(name: PersonName, family: Spelling | null, { language }: LocaleData): PersonName {
  const maiden = family && name.family.native !== family.native ? name.family : name.maiden;
  if (family) return { ...name, maiden, ...wholeName(name.given, family, language) };
  const { native, latin, kana } = name.given;
  return { ...name, full: native, latinFull: latin, kanaFull: kana };
}

/** The same person under other names; what is left out stays. */
export function renamed(
  name: PersonName,
  parts: Readonly<Partial<Record<'given' | 'family' | 'additional' | 'maiden', Spelling | undefined>>>,
  said: Readonly<Partial<Record<'full' | 'honorific', string | undefined>>>,
  language: string,
): PersonName {
  const isRenamed = parts.given !== undefined || parts.family !== undefined;
  return {
    ...name,
    ...(isRenamed && wholeName(parts.given ?? name.given, parts.family ?? name.family, language)),
    ...(parts.additional && { additional: parts.additional }),
    ...(parts.maiden && { maiden: parts.maiden }),
    ...(said.full && { full: said.full }),
    ...(said.honorific && { honorific: said.honorific }),
  };
}

/** A name as pages of another language write it, its bearer addressed as one is there. */
export function nameAbroad(name: PersonName, from: string, { language }: Pick<LocaleData, 'language'>): PersonName {
  const abroad = (spelling: Spelling) => inScriptOf(language, spelling, from);
  return {
    ...name,
    additional: abroad(name.additional),
    maiden: abroad(name.maiden),
    honorific: honorificOf(name.sex, language),
    ...wholeName(abroad(name.given), abroad(name.family), language),
  };
}

function wholeName(given: Spelling, family: Spelling, language: string) {
  return {
    given,
    family,
    full: fullName(given.native, family.native, language),
    latinFull: `${given.latin} ${family.latin}`,
    kanaFull: family.kana && `${family.kana} ${given.kana}`,
    initials: (given.latin.charAt(0) + family.latin.charAt(0)).toUpperCase(),
  };
}

/** Given and family name in the order of the language. */
export function fullName(given: string, family: string, language: string): string {
  const between = betweenNames[language];
  return between === undefined ? `${given} ${family}` : `${family}${between}${given}`;
}

/** A family name that is not the one of today. */
function birthName(names: NamesOfSex, family: Spelling, stream: Stream, language: string): Spelling {
  const drawn = ['maiden', 'another maiden'].map((use) => readSpelling(stream.fork(use).pick(names.family), language));
  return drawn.find(({ native }) => native !== family.native) ?? drawn[0]!;
}

/** Years between a father's birth and his child's, about. */
const generation = 28;

function anotherName(
  { names, language }: LocaleData,
  sex: Sex,
  given: Spelling,
  stream: Stream,
  bornIn: number | null,
): Spelling {
  const list = names[sex].additional.length > 0 ? names[sex].additional : names[sex].given;
  const others = list.filter((entry) => entry.split('/')[0] !== given.native);
  const draw = drawing(others, 'additional', stream);
  const fathersName = (entry: string) => names.male.given[list.indexOf(entry)]!;
  const drawn = names.patronymics
    ? nameOfTime(draw, names.eras, bornIn && bornIn - generation, fathersName)
    : nameOfTime(draw, names.eras, bornIn);
  return readSpelling(drawn, language);
}
