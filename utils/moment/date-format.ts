/**
 * Date formats in one notation, whatever language a hint is in: `DD` `D` (day), `MM` `M` (month), `MMM` `MMMM` (its name),
 * `YYYY` `YY` (year), `HH` `hh` `h` `mm` `ss` `A` (time); everything else stands for itself.
 */
import { formatLetters, formatWords } from './format-letters';
import { monthWords } from './read-moment';

const separators = '[\\s./\\-–|年月日년월일,]{1,3}';

/** `DD/MM/YYYY` in any language: three runs of one letter each, or two for month and year. */
const threeRuns = new RegExp(
  `(?<!\\p{L})((\\p{L})\\2{0,3})(${separators})((\\p{L})\\5{0,3})(${separators})((\\p{L})\\8{0,3})(?!\\p{L})`,
  'giu',
);
const twoRuns = /(?<!\p{L})((\p{L})\2{1,3})(\s?[/.-]\s?)((\p{L})\5{1,3})(?!\p{L})/giu;
const cjkFormat = /([Yy]{4}|[Yy○]{2,4})([年년])\s?([Mm○]{1,2})([月월])\s?([Dd○]{1,2})([日일])?/u;
const joined =
  /(?<!\p{L})(DDMMYYYY|MMDDYYYY|YYYYMMDD|DDMMYY|MMDDYY|YYMMDD|MMYYYY|MMYY|TTMMJJJJ|JJMMAAAA|DDMMAAAA)(?!\p{L})/iu;
const timeFormat = /(?<!\p{L})(HH|hh|h|H)[:.](mm|MM|ii)([:.]ss)?(\s?[Aa](?:\.?[Mm]\.?)?(?:\/[Pp][Mm])?)?/u;

/** The date or time format a text shows, in our notation; null where it shows none. */
export function formatInText(text: string): string | null {
  const date =
    lettersFormat(text) ??
    cjk(text) ??
    joinedFormat(text) ??
    wordsFormat(text) ??
    exampleFormat(text) ??
    namedExample(text);
  const time = timeIn(text);
  return date && time ? `${date} ${time}` : (date ?? time);
}

function timeIn(text: string): string | null {
  const match = timeFormat.exec(text);
  return match ? `${match[4] ? 'hh' : 'HH'}:mm${match[3] ? ':ss' : ''}${match[4] ? ' A' : ''}` : null;
}

function lettersFormat(text: string): string | null {
  for (const match of text.matchAll(threeRuns)) {
    const [, first, , gap, second, , nextGap, third] = match;
    const pieces = readRuns([first!, second!, third!]);
    if (pieces) return pieces[0] + gap! + pieces[1] + nextGap! + pieces[2];
  }
  for (const match of text.matchAll(twoRuns)) {
    const runs = [match[1]!, match[4]!];
    const pieces = readRuns(runs);
    const day = pieces && pieces[0] !== 'YY' ? null : readDayInYear(runs);
    if (day) return day[0]! + match[3]! + day[1];
    if (pieces) return pieces[0] + match[3]! + pieces[1];
  }
  return null;
}

/** Runs as day, month and year of one language; two runs are month and year. */
function readRuns(runs: readonly string[]): string[] | null {
  const wanted = runs.map((text) => text[0]!.toLowerCase());
  for (const { letters } of formatLetters) {
    const roles = wanted.map((letter) => letters.indexOf(letter));
    const complete = new Set(roles).size === runs.length && !roles.includes(-1);
    if (complete && (runs.length === 3 || !roles.includes(0))) {
      const bare = runs.every((text) => text.length === 1);
      return roles.map((role, index) => token('DMY'[role]!, bare ? 2 : runs[index]!.length, bare));
    }
  }
  return null;
}

/** "JJ/MM": a day with its month, of a birthday without its year; "AA/MM" is a year with its month all the same. */
function readDayInYear(runs: readonly string[]): string[] | null {
  if (runs.some((text) => text.length !== 2)) return null;
  const wanted = runs.map((text) => text[0]!.toLowerCase());
  const isOf = ({ letters }: (typeof formatLetters)[number]) =>
    wanted.every((letter) => letters.slice(0, 2).includes(letter)) && wanted[0] !== wanted[1];
  const found = formatLetters.find(isOf);
  return found ? wanted.map((letter) => 'DM'[found.letters.indexOf(letter)]!.repeat(2)) : null;
}

/** @param bare one letter each (`d/m/Y`), as PHP and its followers write what is padded */
function token(letter: string, length: number, bare: boolean): string {
  if (letter === 'Y') return length === 2 && !bare ? 'YY' : 'YYYY';
  return letter.repeat(letter === 'D' ? Math.min(length, 2) : length);
}

function cjk(text: string): string | null {
  const match = cjkFormat.exec(text);
  if (!match) return null;
  const [, , year, month, monthMark, day, dayMark = ''] = match;
  const gap = text.includes('년 ') ? ' ' : '';
  return `YYYY${year}${gap}${'M'.repeat(month!.length)}${monthMark}${gap}${'D'.repeat(day!.length)}${dayMark}`;
}

function joinedFormat(text: string): string | null {
  const match = joined.exec(text)?.[1]?.toUpperCase();
  return match
    ? match
        .replace(/^TT/, 'DD')
        .replace(/^JJ(?=MM)/, 'DD')
        .replace(/[JA]/g, 'Y')
    : null;
}

function wordsFormat(text: string): string | null {
  const lower = text.toLowerCase();
  for (const words of formatWords) {
    const places = words.map((word) => lower.indexOf(word));
    if (places.includes(-1)) continue;
    const order = [0, 1, 2].sort((one, other) => places[one]! - places[other]!);
    const gaps = [0, 1].map((index) => {
      const end = places[order[index]!]! + words[order[index]!]!.length;
      return lower.slice(end, places[order[index + 1]!]).trim();
    });
    if (!gaps.every((gap) => /^[./-]$/.test(gap))) continue;
    const pieces = order.map((role) => ['DD', 'MM', 'YYYY'][role]!);
    return pieces[0] + gaps[0]! + pieces[1] + gaps[1]! + pieces[2];
  }
  return null;
}

const example = /(?<!\d)(\d{1,4})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)/;
const monthYearExample = /(?<![\d/])(0[1-9]|1[0-2])(\s?\/\s?)((?:20)?\d{2})(?![\d/])/;

/** A date given as an example: `31/12/1990`; null where day and month can't be told apart. */
function exampleFormat(text: string): string | null {
  const match = example.exec(text);
  if (!match) {
    const short = monthYearExample.exec(text);
    return short ? `MM${short[2]}${short[3]!.length === 4 ? 'YYYY' : 'YY'}` : null;
  }
  const [, first = '', gap = '', second = '', third = ''] = match;
  const pad = (letter: string, digits: string) => letter.repeat(digits.length === 1 ? 1 : 2);
  if ([first, second, third].some((digits) => digits.length < 3 && Number(digits) > 31 && digits !== third))
    return null;
  if (first.length === 4) return `YYYY${gap}${pad('M', second)}${gap}${pad('D', third)}`;
  const year = third.length === 4 ? 'YYYY' : 'YY';
  if (Number(first) > 12) return `${pad('D', first)}${gap}${pad('M', second)}${gap}${year}`;
  if (Number(second) > 12) return `${pad('M', first)}${gap}${pad('D', second)}${gap}${year}`;
  return gap === '.' ? `DD.MM.${year}` : null;
}

const namedDay =
  /(?:(\d\d?)([. ]+))?(\p{L}{3,9})([. ]+)(?:(\d\d?), )?(?:19|20)\d\d(?:(,? )\d+:\d\d(:\d\d)?(\s[AP]M)?)?/iu;

/** The same with its month in words, and with a time: `31 December 1990`, `Dec 31, 1990, 11:59 PM`. */
function namedExample(text: string): string | null {
  const [, before, gap, name = '', next, after, between, seconds, half] = namedDay.exec(text) ?? [];
  if (!monthWords.test(name) || !before === !after) return null;
  const month = (name.length > 3 ? 'MMMM' : 'MMM') + next;
  const day = before ? `D${gap}${month}YYYY` : `${month}D, YYYY`;
  return between ? `${day}${between}${half ? 'h' : 'HH'}:mm${seconds ? ':ss' : ''}${half ? ' A' : ''}` : day;
}
