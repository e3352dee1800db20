import type { LocaleData } from '../locale-data';
import type { Stream } from '../stream';
import { inLanguage } from './address';
import { readSpelling } from './name';
import { fillTemplate } from './template';

export interface Work {
  readonly company: string;
  readonly latinCompany: string;
  readonly yearsOfExperience: number;
}

export function makeWork(locale: LocaleData, age: number, stream: Stream): Work {
  const { family } = locale.names.male;
  const spelling = readSpelling(stream.fork('family').pick(family), locale.language);
  const other = readSpelling(stream.fork('other').pick(family), locale.language);
  const template = stream.fork('company').pick(inLanguage(locale.places.companies, locale.language));
  return {
    company: fillTemplate(template, stream, { family: spelling.native, other: other.native }),
    latinCompany: `${spelling.latin} ${other.latin}`.trim(),
    yearsOfExperience: Math.max(0, Math.min(stream.fork('years').int(2, 20), age - 18)),
  };
}
