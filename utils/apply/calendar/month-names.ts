/** Names of months, in English and the page's language. */
import { folded } from '../list/match-option';

const known = new Map<string, ReadonlyMap<string, number>>();

/** Month number (from 1) by folded name, long and short. */
function namesIn(language: string): ReadonlyMap<string, number> {
  const before = known.get(language);
  if (before) return before;
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    const format = formatFor(language, month);
    for (let index = 0; index < 12; index++) {
      names.set(folded(format.format(new Date(2024, index, 15))), index + 1);
      names.set(folded(nominative(language, month, index)), index + 1);
    }
  }
  known.set(language, names);
  return names;
}

/** Some languages bend the name of a month that stands in a date. */
function nominative(language: string, month: 'long' | 'short', index: number): string {
  const parts = formatFor(language, month, 'numeric').formatToParts(new Date(2024, index, 15));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

function formatFor(language: string, month: 'long' | 'short', day?: 'numeric'): Intl.DateTimeFormat {
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
  return namesIn('en').get(plain) ?? namesIn(language).get(plain) ?? (plain === 'sept' ? 9 : null);
}

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
