import { showDate } from '../../moment/show-date';

/** Letters as Unicode has them (UTS 35), which most date libraries follow: `yyyy-MM-dd`. */
const letters = /yyyy|yy|MMMM|MMM|MM|M|dd|d/g;

/**
 * A day in a format such as `dd.MM.yyyy` or `MMMM d, yyyy`; other characters stay as they are.
 * @param day `YYYY-MM-DD`
 * @param language BCP 47 tag, for the names of months
 */
export function formatDay(format: string, day: string, language: string): string {
  return format.replace(letters, (run) =>
    showDate(run.replaceAll('y', 'Y').replaceAll('d', 'D'), day, '00:00', language),
  );
}
