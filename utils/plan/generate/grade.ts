import type { Draft } from '../draft';
import type { Persona } from '../persona/persona';
import { number, text } from './drafts';
import { textsOf } from '../label-of';
import type { Generator } from './generator';

type Marks = readonly [low: number, high: number, decimals: number];

/** Good marks by country; elsewhere 3.0 to 5.0 is one. */
const marks: Readonly<Record<string, Marks>> = {
  AT: [1, 2.5, 1],
  BE: [12, 17, 0],
  BR: [6, 9.5, 1],
  CH: [4.5, 5.8, 1],
  CN: [75, 96, 0],
  CZ: [1, 2.4, 1],
  DE: [1, 2.7, 1],
  ES: [6, 9.5, 1],
  FR: [11, 17, 1],
  GB: [58, 82, 0],
  IN: [62, 92, 0],
  IT: [23, 30, 0],
  MX: [7, 9.8, 1],
  NL: [6.5, 8.5, 1],
  PT: [12, 18, 0],
  RO: [7, 9.8, 1],
  SK: [1, 2.4, 1],
  UA: [7, 12, 0],
};
const usual: Marks = [3, 4, 1];

/** "学年" is a year at school, whoever is asked. */
const schoolYear = /学年|學年|학년|年级|年級|(?:grade|year) level|year group|jahrgangsstufe|klassenstufe/iu;
const firstSchoolAge = 5;
const lastYear = 12;

function schoolYearOf({ age, role, locale }: Persona): Draft {
  const year = role === 'child' ? Math.min(lastYear, Math.max(1, age - firstSchoolAge)) : 4;
  const sign = { ja: '年', ko: '학년', zh: '年级' }[locale.language];
  return sign ? text(`${year}${sign}`, String(year)) : text(String(year));
}

/** An average or a mark, in the country's own scale; on the American one where the field says GPA. */
export const grade: Generator = ({ persona, stream, field }) => {
  if (persona.role === 'child' || schoolYear.test(textsOf(field))) return schoolYearOf(persona);
  const american = /\bgpa\b/i.test(textsOf(field));
  const [low, high, decimals] = (american ? undefined : marks[persona.locale.country]) ?? usual;
  const scale = 10 ** decimals;
  return number(stream.int(low * scale, high * scale) / scale, low, high, decimals);
};
