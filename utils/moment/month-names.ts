/** Names of months and weekdays, from the engine's own CLDR data. */

/** Languages asked where a page's own does not name a month. */
const otherLanguages =
  'en de fr es pt it nl pl cs sk ru uk tr sv da nb fi el hu ro ja zh ko ar he fa hi id vi th hr'.split(' ');

type Width = 'long' | 'short';
const bothWidths: readonly Width[] = ['long', 'short'];

/**
 * All names of a month: long, short, with and without the day's grammar.
 * @param month 1 to 12
 * @param languages BCP 47 tags, the most wanted first; what is no tag is passed over
 */
export function monthNames(month: number, languages: readonly string[], widths = bothWidths): string[] {
  const day = new Date(Date.UTC(2023, month - 1, 15));
  const shapes = widths.flatMap((width) => [{ month: width }, { month: width, day: 'numeric' } as const]);
  return names(day, languages, shapes, 'month');
}

/** Month names in every language known here, for options in a language the page does not state. */
export function monthNamesAnywhere(month: number): string[] {
  return monthNames(month, otherLanguages);
}

/** @param date `YYYY-MM-DD` */
export function weekdayNames(date: string, languages: readonly string[]): string[] {
  const shapes = bothWidths.map((width) => ({ weekday: width }));
  return names(new Date(`${date}T12:00:00Z`), languages, shapes, 'weekday');
}

type Options = Intl.DateTimeFormatOptions;

const remembered = new Map<string, readonly string[]>();
const rememberAtMost = 2000;

function names(
  day: Date,
  languages: readonly string[],
  shapes: readonly Options[],
  part: 'month' | 'weekday',
): string[] {
  const found = languages.flatMap((language) => {
    const key = `${language} ${part} ${shapes.length} ${day.toISOString().slice(0, 10)}`;
    const known = remembered.get(key) ?? namesIn(language, day, shapes, part);
    if (remembered.size >= rememberAtMost) remembered.clear();
    remembered.set(key, known);
    return known;
  });
  return [...new Set(found)];
}

/** Formatters are slow to make: their answers are remembered. */
function namesIn(language: string, day: Date, shapes: readonly Options[], part: 'month' | 'weekday'): string[] {
  if (!isTag(language)) return [];
  const names = shapes.map((options) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return format.formatToParts(day).find(({ type }) => type === part)?.value ?? '';
  });
  return names.map((name) => name.replace(/\.$/, '')).filter((name) => /\p{L}/u.test(name));
}

function isTag(text: string): boolean {
  try {
    return text !== '' && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
