/** Names of months, in English, the page's language and others that calendars are set to on pages of another. */
import { folded } from '../list/match-option';

/** Languages a calendar may be set to whatever its page says; where two use the same word the first has it. */
const others = 'de fr es it pt nl pl sv da nb fi cs sk hu ro tr el ru uk bg id he ar th'.split(' ');

type Style = 'long' | 'short';
const bothStyles: readonly Style[] = ['long', 'short'];

const known = new Map<string, ReadonlyMap<string, number>>();

/** Month number (from 1) by folded name. */
function namesIn(language: string, styles = bothStyles): ReadonlyMap<string, number> {
  const key = `${language} ${styles.join()}`;
  const before = known.get(key);
  if (before) return before;
  const names = new Map<string, number>();
  for (const month of styles) {
    const [alone, dated] = [formatFor(language, month), formatFor(language, month, 'numeric')];
    for (let index = 0; index < 12; index++) {
      const date = new Date(2024, index, 15);
      for (const name of [alone.format(date), monthWithin(dated, date)]) names.set(folded(name), index + 1);
    }
  }
  known.set(key, names);
  return names;
}

/** Some languages bend the name of a month that stands in a date. */
function monthWithin(format: Intl.DateTimeFormat, date: Date): string {
  return format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
}

function formatFor(language: string, month: Style, day?: 'numeric'): Intl.DateTimeFormat {
  const options = day ? { month, day, calendar: 'gregory' } : { month, calendar: 'gregory' };
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}

/** The month a word names, null where it names none. */
export function monthNamed(word: string, language: string): number | null {
  const plain = folded(word);
  if (plain.length < 2 || plain.length > 20) return null;
  const numbered = /^(\d{1,2}) ?(?:月|월)$/u.exec(plain);
  if (numbered) return Number(numbered[1]);
  if (/^\d+$/.test(plain)) return null;
  return (
    namesIn('en').get(plain) ??
    namesIn(language).get(plain) ??
    (plain === 'sept' ? 9 : (namesInOthers().get(plain) ?? null))
  );
}

/** Whole names only: short ones are words of other languages ("out" is October). The first language is set last. */
function namesInOthers(): ReadonlyMap<string, number> {
  othersKnown ??= new Map([...others].reverse().flatMap((language) => [...namesIn(language, ['long'])]));
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

/** Year and month (from 1) that a heading says; null for what it leaves open. A text that says a day as well is none. */
export function headingOf(text: string, language: string): { year: number | null; month: number | null } {
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
