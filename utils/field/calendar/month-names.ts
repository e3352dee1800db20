/** Months and years as calendars write them, in English, the page's language and others they may be set to. */
import { monthNames } from '../../moment/month-names';
import { folded } from '../saying/folded';

/** Languages a calendar may be set to whatever its page says; where two use the same word the first has it. */
const others = 'de fr es it pt nl pl sv da nb fi cs sk hu ro tr el ru uk bg id he ar th'.split(' ');

const known = new Map<string, ReadonlyMap<string, number>>();

/** Month number (from 1) by folded name. */
function monthsIn(language: string): ReadonlyMap<string, number> {
  const before = known.get(language);
  if (before) return before;
  const months = numbersOf((month) => monthNames(month, [language]));
  known.set(language, months);
  return months;
}

const numbersOf = (namesOf: (month: number) => readonly string[]) =>
  new Map(
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      namesOf(month).map((name) => [folded(name), month] as const),
    ),
  );

/** The month a word names, null where it names none. */
export function monthNamed(word: string, language: string): number | null {
  const plain = folded(word);
  if (plain.length < 2 || plain.length > 20) return null;
  const numbered = /^(\d{1,2}) ?(?:月|월)$/u.exec(plain);
  if (numbered) return Number(numbered[1]);
  if (/^\d+$/.test(plain)) return null;
  return (
    monthsIn('en').get(plain) ??
    monthsIn(language).get(plain) ??
    (plain === 'sept' ? 9 : (monthsInOthers().get(plain) ?? null))
  );
}

/** Whole names only: short ones are words of other languages ("out" is October). The first language is set last. */
function monthsInOthers(): ReadonlyMap<string, number> {
  othersKnown ??= new Map(
    [...others].reverse().flatMap((language) => [...numbersOf((month) => monthNames(month, [language], ['long']))]),
  );
  return othersKnown;
}

let othersKnown: ReadonlyMap<string, number> | null = null;

/** The first month of the quarter that a word names, null where it names none. */
export function quarterNamed(word: string): number | null {
  const quarter = /^Q([1-4])$/i.exec(word.trim())?.[1];
  return quarter ? Number(quarter) * 3 - 2 : null;
}

const yearPattern = /(?<!\d)(1[89]\d\d|20\d\d|21\d\d)(?!\d)/;
const numeric = [
  { shape: /(?<!\d)((?:19|20|21)\d\d)\s*[年년./-]\s*(\d{1,2})\s*[月월]?(?![\d/.-])/u, year: 1, month: 2 },
  { shape: /(?<![\d/.-])(\d{1,2})\s*[./-]\s*((?:19|20|21)\d\d)(?!\d)/u, year: 2, month: 1 },
];

/** "11 月", where year and month are fields of their own (TDesign). */
const spacedMonth = /(?<!\d)(\d{1,2}) +(?=[月월])/gu;

/** Year and month (from 1) that a heading says; null for what it leaves open. A text that says a day as well is none. */
export function headingOf(said: string, language: string): { year: number | null; month: number | null } {
  const text = said.replace(spacedMonth, '$1');
  const words = text.split(/[\s,./|·–-]+/);
  const month = words.map((word) => monthNamed(word, language)).find((one) => one !== null) ?? null;
  const year = yearPattern.exec(text)?.[1];
  const isWholeDate = month !== null && /(?<!\d)\d{1,2}(?![\d月월])/u.test(text);
  if (isWholeDate) return { year: null, month: null };
  if (month !== null) return { year: year ? Number(year) : null, month };
  for (const form of numeric) {
    const match = form.shape.exec(text);
    const number = Number(match?.[form.month]);
    if (match && number >= 1 && number <= 12) return { year: Number(match[form.year]), month: number };
  }
  return { year: year ? Number(year) : null, month: null };
}
