import { firstText, textsOf } from '../label-of';
import type { Draft } from '../draft';
import type { Kind } from '../../kinds/kinds';
import type { Spelling } from '../locale/name-lists';
import { familyAtBirth } from '../persona/family-name';
import { honorificForms } from '../persona/honorifics';
import { hasMarried } from '../persona/life';
import type { PersonName } from '../persona/name';
import { toKatakana } from '../persona/latin';
import type { Persona } from '../persona/persona';
import { regionName } from '../region-names';
import { address as addresses } from './address';
import { ageIn } from './birth';
import { maritalStatus } from './civil-status';
import { number, text } from './drafts';
import { wantsCode } from './field-hints';
import type { GenerateContext, Generator } from './generator';
import { idNumber } from './id-number';
import { pronouns } from './pronouns';
import { relationship } from './relationship';
import { suffix } from './titles';

export const person = {
  name: (context) =>
    text(withPatronymic(context), withFather(context), ...spellings(wholeName(context.persona.name), context)),
  'honorific-prefix': ({ persona: { name, locale } }) =>
    text(name.honorific, ...honorificForms(name.sex, locale.language), ...initialOfSex[name.sex]),
  'given-name': (context) => names(context.persona.name.given, context),
  'additional-name': additionalName,
  'family-name': familyName,
  'honorific-suffix': suffix,
  nickname: ({ persona: { name } }) => text(name.given.native, name.given.latin),
  initials: ({ persona: { name, locale } }) =>
    text(
      locale.language === 'nl' ? givenInitials(name) : ownInitials(name),
      name.initials,
      [...name.initials].join('.') + '.',
      name.initials.toLowerCase(),
    ),
  'maiden-name': (context) => {
    const { name, role, life, locale } = context.persona;
    return names(familyAtBirth(name, hasMarried(role, life), locale.language), context);
  },
  sex: ({ persona }) => sexDraft(persona),
  pronouns,
  age: (context) => number(ageIn(context), 18, 79),
  nationality: ({ persona: { locale, name } }) => {
    const [english, usual] = locale.places.nationality;
    const native = nationalityBySex[locale.tag]?.[name.sex] ?? otherNationalities[locale.tag] ?? usual;
    const country = (language: string) => regionName(language, locale.country) ?? '';
    const forms = [native, english, country(locale.tag), country('en'), locale.country, locale.places.alpha3];
    return text(...(locale.language === 'en' ? [english, ...forms] : forms));
  },
  'marital-status': maritalStatus,
  language: ({ persona: { locale }, field }) => {
    const name = (language: string) =>
      new Intl.DisplayNames([language], { type: 'language' }).of(locale.language) ?? '';
    const codes = [locale.language, locale.tag, locale.tag.replace('-', '_')];
    const names = [name(locale.tag), name('en')];
    return wantsCode(field) ? text(...codes, ...names) : text(...names, ...codes);
  },
  'birth-place': (context) => {
    const { locale, fact } = context.persona;
    if (endsInCountry.test(firstText(context.field))) return addresses['country-name'](context);
    const { places } = locale.places;
    const place = places.find(({ city }) => city === registeredIn[locale.country]) ?? fact('birth place').pick(places);
    return text(locale.language === 'en' ? (place.latin ?? place.city) : place.city, place.latin ?? place.city);
  },
  'mother-name': (context) => names(wholeName(context.persona.kin('mother')), context),
  relationship,
  'household-size': ({ persona }) => number(persona.life.household, 1, 6),
  'passport-number': idNumber('passport'),
  'national-id': idNumber('national'),
  'social-security': idNumber('social'),
  'driver-license': idNumber('driver'),
  signature: (context) => names(wholeName(context.persona.name), context),
} satisfies Partial<Record<Kind, Generator>>;

/** "Place of birth: country" */
const endsInCountry =
  /(?:country|land|pays|pa[ií]s|paese|kraj|страна|країна|ülke(?:si)?|χώρα)\)?\W*$|[国國]$|국가|الدولة|البلد/iu;

/** Dutch "voorletters" leave the family out: "J.W." of "Jan-Willem". */
function givenInitials({ given }: Persona['name']): string {
  return given.native
    .split(/[\s-]+/)
    .map((one) => `${one.charAt(0).toUpperCase()}.`)
    .join('');
}

/** Of scripts whose names have initials; in the others they are written in Latin letters. */
function ownInitials({ given, family }: Persona['name']): string {
  const own = (given.native.charAt(0) + family.native.charAt(0))
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
  return /^[\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(own) ? own.toUpperCase() : '';
}

/** Towns whose code stands in the made-up number that names the town of birth. */
const registeredIn: Readonly<Record<string, string>> = { CN: '北京市', ID: 'Jakarta Selatan', IT: 'Roma' };

/** Where the word agrees with the person, not with "nationality". */
const nationalityBySex: Readonly<Record<string, Readonly<Record<'female' | 'male', string>>>> = {
  'ar-AE': { female: 'إماراتية', male: 'إماراتي' },
  'ar-EG': { female: 'مصرية', male: 'مصري' },
  'ar-SA': { female: 'سعودية', male: 'سعودي' },
  'he-IL': { female: 'ישראלית', male: 'ישראלי' },
};

/** In countries with several languages: the adjective in the others. */
const otherNationalities: Readonly<Record<string, string>> = {
  'fr-BE': 'belge',
  'fr-CA': 'canadienne',
  'fr-CH': 'suisse',
  'hi-IN': 'भारतीय',
  'it-CH': 'svizzera',
};

/** Where a title is asked by the list of sexes. */
const initialOfSex = { female: ['Female', 'F'], male: ['Male', 'M'] } as const;

const sexForms = {
  female: ['female', 'woman', 'girl', 'feminine', 'she', 'f', 'w', '2'],
  male: ['male', 'man', 'boy', 'masculine', 'he', 'm', '1'],
} as const;

/** How options and boxes say it besides the usual word. */
const otherSexWords: Readonly<Record<string, Readonly<Record<'female' | 'male', readonly string[]>>>> = {
  ar: { female: ['امرأة', 'سيدة', 'انثى'], male: ['رجل', 'سيد'] },
  cs: { female: ['Ženské', 'Ž'], male: ['Mužské'] },
  da: { female: ['Kvindelig', 'K'], male: ['Mandlig'] },
  de: { female: ['Frau', 'w'], male: ['Mann', 'Herr', 'm'] },
  el: { female: ['Θήλυ', 'Γ', 'Θ'], male: ['Άρρεν', 'Α'] },
  es: { female: ['Femenino', 'Femenina'], male: ['Masculino', 'Varón', 'H'] },
  fa: { female: ['مونث', 'خانم'], male: ['مذکر', 'آقا'] },
  fi: { female: ['N'], male: ['M'] },
  fr: { female: ['Féminin', 'Madame'], male: ['Masculin', 'Monsieur', 'H'] },
  he: { female: ['אישה', 'נ'], male: ['גבר', 'ז'] },
  hr: { female: ['Žensko', 'Ž'], male: ['Muško'] },
  hu: { female: ['N'], male: ['F'] },
  id: { female: ['Wanita', 'P'], male: ['Pria', 'L'] },
  it: { female: ['Femmina', 'Femminile'], male: ['Maschio', 'Maschile', 'U'] },
  ja: { female: ['女'], male: ['男'] },
  ko: { female: ['여성', '여'], male: ['남성', '남'] },
  nb: { female: ['Kvinnelig', 'K'], male: ['Mannlig'] },
  nl: { female: ['Vrouwelijk', 'V'], male: ['Mannelijk'] },
  pl: { female: ['Żeńska', 'K'], male: ['Męska'] },
  pt: { female: ['Mulher', 'Feminina'], male: ['Homem', 'Masculina'] },
  ro: { female: ['Femeie'], male: ['Bărbat'] },
  ru: { female: ['Женщина', 'Ж'], male: ['Мужчина', 'М'] },
  sk: { female: ['Ženské', 'Ž'], male: ['Mužské'] },
  sv: { female: ['Kvinnlig', 'K'], male: ['Manlig'] },
  th: { female: ['ผู้หญิง'], male: ['ผู้ชาย'] },
  tr: { female: ['Bayan', 'K'], male: ['Bay', 'E'] },
  uk: { female: ['Жінка', 'Ж'], male: ['Чоловік', 'Ч'] },
  vi: { female: ['Phụ nữ'], male: ['Đàn ông'] },
  zh: { female: ['女性', '女士', '女生'], male: ['男性', '先生', '男生'] },
};

function sexDraft({ name: { sex }, locale: { phrases, english } }: Persona) {
  const at = sex === 'female' ? 0 : 1;
  return text(
    phrases.words.sex?.[at] ?? english.words.sex?.[at] ?? sex,
    ...sexForms[sex],
    ...(otherSexWords[phrases.language]?.[sex] ?? []),
  );
}

/** Countries that tell a son from a father of the same name. */
const countsNamesakes: ReadonlySet<string> = new Set(['US']);

/** Whether somebody may have a suffix behind the name; elsewhere the field stays empty. */
export function maySayNamesake({ name, locale }: Persona): boolean {
  return name.sex === 'male' && countsNamesakes.has(locale.country);
}

export function wholeName({ full, latinFull, kanaFull }: PersonName): Spelling {
  return { native: full, latin: latinFull, kana: kanaFull };
}

const asksPatronymic = /отчеств|по батькові|\bfio\b|(?<!\p{L})(?:фио|ф\.\s?и\.\s?о|піб|п\.\s?і\.\s?б)(?!\p{L})/iu;

/** "الاسم الثلاثي": the own name, the father's, then the family's. */
const asksFather = /الثلاثي/u;

function withFather({ persona: { name, kin }, field }: GenerateContext): string {
  if (!asksFather.test(textsOf(field))) return '';
  return [name.given, kin('father').given, name.family].map(({ native }) => native).join(' ');
}

/** "Фамилия Имя Отчество": all three, in this order; '' where no patronymic is asked for. */
function withPatronymic({ persona: { name, locale }, field }: GenerateContext): string {
  if (!locale.names.patronymics || !asksPatronymic.test(textsOf(field))) return '';
  return `${name.family.native} ${name.given.native} ${name.additional.native}`;
}

function names(name: Spelling, context: GenerateContext) {
  return text(...spellings(name, context));
}

/** Languages whose people have two surnames: the father's, then the mother's. */
const twoSurnames: ReadonlySet<string> = new Set(['es']);
const wantsSecond = /segundo apellido|apellido materno|2\.?[ºo°]? apellido|apellido 2|second surname|second last name/i;
const wantsBoth = /apellidos/i;
const wantsInitial = /\binitials?\b|\bm\.?\s?i\.?\b|middle_?initial/i;

function familyName(context: GenerateContext): Draft {
  const { persona, field } = context;
  const { family } = persona.name;
  if (!twoSurnames.has(persona.locale.language)) return names(family, context);
  const second = persona.kin('mother').family;
  const hints = textsOf(field);
  if (wantsSecond.test(hints)) return names(second, context);
  return wantsBoth.test(hints) ? text(`${family.native} ${second.native}`, family.native) : names(family, context);
}

function additionalName(context: GenerateContext): Draft {
  const { additional } = context.persona.name;
  const hints = textsOf(context.field);
  if (wantsPrefix.test(hints)) return text('van');
  const initial = additional.latin.charAt(0);
  return wantsInitial.test(hints) ? text(initial, `${initial}.`) : text(...spellings(additional, context), initial);
}

/** What stands between a Dutch first and last name. */
const wantsPrefix = /tussenv|voorvoegsel/i;
const wantsKatakana = /カタカナ|フリガナ|セイ|メイ|カナ|katakana|kana\b/i;
const wantsHiragana = /ひらがな|ふりがな|せい|めい|hiragana|furigana/i;
const wantsLatin =
  /ローマ字|英字|英文|拼音|latin|romaji|in english|as in passport|영문|английск|латин|אנגלית|الإنجليزية|لاتین|ภาษาอังกฤษ/i;

export function wantsKana(hints: string): boolean {
  return wantsKatakana.test(hints) || wantsHiragana.test(hints);
}

/** The spelling the field asks for first, then the others. */
export function spellings({ native, latin, kana }: Spelling, { field }: GenerateContext): string[] {
  const hints = textsOf(field);
  const katakana = toKatakana(kana);
  const all = [native, latin, katakana, kana, kana && halfWidthSpace(native)];
  if (kana && wantsHiragana.test(hints)) return [kana, ...all];
  if (kana && wantsKatakana.test(hints)) return [katakana, ...all];
  return wantsLatin.test(hints) ? [latin, ...all] : all;
}

function halfWidthSpace(text: string): string {
  return text.replace(' ', '\u3000');
}
