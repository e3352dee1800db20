/** Two days in one text, as samples, formats or values: `06/01/2026 - 06/08/2026`, `DD.MM.YYYY ~ DD.MM.YYYY`. */

interface Span {
  /** What stands before the two days. */
  readonly before: string;
  /** What stands between them. */
  readonly gap: string;
}

const usualGap = ' - ';
/** A day in digits, or the format of one. */
const day = String.raw`(?:[\dDMYTJA]{1,4}[./-]){2}[\dDMYTJA]{1,4}`;
const gap = String.raw`\s?[-–—~→]\s?|\s(?:to|until|bis|au|al|a|até|tot|t\/m|do|по)\s`;
const twoDays = new RegExp(String.raw`(${gap})${day}`, 'iu');
const oneDay = new RegExp(String.raw`^(.*?)${day}$`, 'iu');

/** The span of days that a text shows, null where it shows none. */
export function spanIn(text: string): Span | null {
  const short = text.slice(0, 200);
  const match = twoDays.exec(short);
  const before = match && oneDay.exec(short.slice(0, match.index))?.[1];
  return typeof before === 'string' ? { before, gap: match![1]! } : null;
}

/** The sign between two days in the first text that shows a span, else the usual one. */
export function spanGap(texts: readonly string[]): string {
  return texts.map((text) => spanIn(text)?.gap).find(Boolean) ?? usualGap;
}
