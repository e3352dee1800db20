/** Names of months and weekdays, from the engine's own CLDR data. */

/** Languages asked where a page's own does not name a month. */
const otherLanguages =
  'en de fr es pt it nl pl cs sk ru uk tr sv da nb fi el hu ro ja zh ko ar he fa hi id vi th hr'.split(' ');

/**
 * All names of a month: long, short, with and without the day's grammar.
 * @param month 1 to 12
 * @param languages BCP 47 tags, the most wanted first; what is no tag is passed over
 */
export function monthNames(month: number, languages: readonly string[]): string[] {
  const day = new Date(Date.UTC(2023, month - 1, 15));
  return names(day, languages, (width) => [{ month: width }, { month: width, day: 'numeric' }], 'month');
}

/** Month names in every language known here, for options in a language the page does not state. */
export function monthNamesAnywhere(month: number): string[] {
  return monthNames(month, otherLanguages);
}

/** @param date `YYYY-MM-DD` */
export function weekdayNames(date: string, languages: readonly string[]): string[] {
  return names(new Date(`${date}T12:00:00Z`), languages, (width) => [{ weekday: width }], 'weekday');
}

type Options = Intl.DateTimeFormatOptions;

function names(
  day: Date,
  languages: readonly string[],
  shapes: (width: 'long' | 'short') => readonly Options[],
  part: 'month' | 'weekday',
): string[] {
  const found = languages.filter(isTag).flatMap((language) =>
    (['long', 'short'] as const).flatMap((width) =>
      shapes(width).map((options) => {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
        return format.formatToParts(day).find(({ type }) => type === part)?.value ?? '';
      }),
    ),
  );
  return [...new Set(found.map((name) => name.replace(/\.$/, '')))].filter((name) => /\p{L}/u.test(name));
}

function isTag(text: string): boolean {
  try {
    return text !== '' && Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
