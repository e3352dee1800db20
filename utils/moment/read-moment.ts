/** Reading days and times from what people write. */
import { fromDate, type Day, type Moment, type Time } from './moment';

const spanGap = /\s(?:[-–—→]|to|until|bis|au|al|a|até|tot|t\/m|do|по)\s|\s?~\s?/iu;

/** The two ends of a text that says a span of days, else the text alone. */
export function endsOf(text: string): string[] {
  const ends = text.split(spanGap);
  return ends.length === 2 && ends.every((end) => dayOf(end) !== null) ? ends : [text];
}

/** Reads a day from an ISO date, or from numbers in the order the text makes plain (month first where it does not). */
export function dayOf(text: string): Day | null {
  const iso = /(?<!\d)(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})/u.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const other = /(\d{1,2})([/.\-\s])\s?(\d{1,2})[/.\-\s]\s?(\d{4})/.exec(text);
  if (!other) return null;
  const [first, second] = [Number(other[1]), Number(other[3])];
  const dayFirst = other[2] === '.' || first > 12;
  return { year: Number(other[4]), month: dayFirst ? second : first, day: dayFirst ? first : second };
}

const clock = /(?<!\d)(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s*([ap])\.?m)?/i;

/** The time of day in a text. */
export function timeOf(text: string): Time | null {
  const match = clock.exec(text);
  if (!match) return null;
  const half = match[4]?.toLowerCase();
  const hour = half ? (Number(match[1]) % 12) + (half === 'p' ? 12 : 0) : Number(match[1]);
  return hour > 23 ? null : { hour, minute: Number(match[2]), second: Number(match[3] ?? 0) };
}

/** A month in numbers without a day: its first. */
export function monthOf(text: string): Day | null {
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: 1 };
  const other = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  return other && { year: Number(other[2]), month: Number(other[1]), day: 1 };
}

/** A month, a year or a week without a day: its first. */
function periodOf(text: string): Day | null {
  const week = /^(\d{4})-?W(\d{1,2})$/i.exec(text);
  if (week) {
    const fourth = new Date(Number(week[1]), 0, 4);
    const monday = 4 - ((fourth.getDay() + 6) % 7);
    return fromDate(new Date(Number(week[1]), 0, monday + 7 * (Number(week[2]) - 1)));
  }
  return monthOf(text) ?? (/^(19|20)\d\d$/.test(text) ? { year: Number(text), month: 1, day: 1 } : null);
}

/** A month by its name, in English. */
export const monthWords = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** A date with its month in words. */
function inWords(text: string): Day | null {
  if (!monthWords.test(text) || !/\d{4}/.test(text) || text.length > 40) return null;
  const time = Date.parse(text.replace(/(\d)(st|nd|rd|th)\b/g, '$1'));
  return Number.isNaN(time) ? null : fromDate(new Date(time));
}

const yearFirst = /^\d{4}\D/;

/** The moment that several texts of the same meaning say: numbers in an order that leaves no doubt are read first. */
export function momentOf(texts: readonly string[]): Moment {
  const sure = texts.filter((text) => yearFirst.test(text.trim()));
  const first = <T>(read: (text: string) => T | null) =>
    [...sure, ...texts].map((text) => read(text.trim())).find((one) => one) ?? null;
  const last = first((text) => dayOf(endsOf(text)[1] ?? ''));
  return { day: first(dayOf) ?? first(periodOf) ?? first(inWords), time: first(timeOf), last };
}
