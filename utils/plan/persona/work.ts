import type { LocaleData } from '../locale-data';
import type { Stream } from '../stream';
import { inLanguage } from './address';
import { readSpelling } from './spelling';
import { fillTemplate } from './template';

export interface Work {
  readonly company: string;
  readonly latinCompany: string;
  readonly yearsOfExperience: number;
}

export function makeWork(locale: LocaleData, age: number, stream: Stream): Work {
  const { family } = locale.names.male;
  const first = stream.fork('family').pick(family);
  const spelling = readSpelling(first, locale.language);
  const drawn = stream.fork('other').pick(family);
  const other = readSpelling(drawn === first ? stream.fork('another').pick(family) : drawn, locale.language);
  const template = stream.fork('company').pick(inLanguage(locale.places.companies, locale.language));
  return {
    company: fillTemplate(template, stream, { family: spelling.native, other: other.native }),
    latinCompany: `${spelling.latin} ${other.latin}`.trim(),
    yearsOfExperience: Math.max(0, Math.min(stream.fork('years').int(2, 20), age - 18)),
  };
}
