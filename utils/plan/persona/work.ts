import type { LocaleData } from '../locale/locale-data';
import type { Stream } from '../stream';
import { inLanguage } from './address';
import { employerOf } from './employers';
import { toKatakana } from './latin';
import { pensionAge } from './life';
import { endOfStudies, makeOccupation, type Occupation } from './occupation';
import { readSpelling } from './spelling';
import { fillTemplate } from './template';

export interface Work {
  readonly company: string;
  readonly latinCompany: string;
  /** In katakana, '' outside Japanese. */
  readonly kanaCompany: string;
  readonly yearsOfExperience: number;
  readonly occupation: Occupation;
}

/** How the words of Japanese company names are read. */
const readings: Readonly<Record<string, string>> = {
  株式会社: 'カブシキガイシャ',
  有限会社: 'ユウゲンガイシャ',
  商事: 'ショウジ',
  工業: 'コウギョウ',
  製作所: 'セイサクショ',
  学園: 'ガクエン',
  病院: 'ビョウイン',
};

function inKana(template: string): string {
  return Object.entries(readings).reduce((text, [word, kana]) => text.replace(word, kana), template);
}

/** Between the end of studies and the pension; half of it at least. */
function yearsAtWork(age: number, occupation: Occupation, stream: Stream): number {
  const most = Math.max(1, Math.min(age, pensionAge) - endOfStudies(occupation));
  return stream.int(Math.ceil(most / 2), most);
}

export function makeWork(locale: LocaleData, age: number, stream: Stream): Work {
  const { family } = locale.names.male;
  const first = stream.fork('family').pick(family);
  const spelling = readSpelling(first, locale.language);
  const drawn = stream.fork('other').pick(family);
  const other = readSpelling(drawn === first ? stream.fork('another').pick(family) : drawn, locale.language);
  const occupation = makeOccupation(age, stream.fork('occupation'));
  const company = stream.fork('company').pick(inLanguage(locale.places.companies, locale.language));
  const template = employerOf(occupation, locale.language, locale.country) ?? company;
  return {
    company: fillTemplate(template, stream, { family: spelling.native, other: other.native }),
    kanaCompany: spelling.kana && toKatakana(inKana(template).replace('{family}', spelling.kana)),
    latinCompany: `${spelling.latin} ${other.latin}`.trim(),
    occupation,
    yearsOfExperience: yearsAtWork(age, occupation, stream.fork('years')),
  };
}
