import type { Moment } from '../../../moment/moment';
import type { FieldFacts, TextControl } from '../../../pipeline';
import { spanGap, spanIn } from '../../day-span';
import type { FitContext } from '../fitted';
import { formatInText } from '../../../moment/date-format';
import { usualDateFormat } from './locale-order';
import { pieceFor, pieceForms, type DateDraft } from './pieces';
import { showDate } from '../../../moment/show-date';
import { momentOfDraft, readDay, units, weekOfDay } from './units';

const orders = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY/MM/DD', 'DD/MM/YY', 'MM/DD/YY', 'YY/MM/DD'] as const;
const gaps = ['/', '.', '-', ' ', ''] as const;
const names = ['D MMMM YYYY', 'D MMM YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'YYYY年M月D日'] as const;
const times = ['HH:mm', 'hh:mm A', 'HH:mm:ss', 'HHmm'] as const;

/** Orders that pages stick to whatever the locale: a mask keeps one of them. */
const firm = ['DD.MM.YYYY', 'YYYY-MM-DD'] as const;

/** How many of the usual notations most fields get by with. */
const few = 8;

/**
 * Notations of a date draft in a text box, the one its hints show first, then the locale's, then others.
 * @param enough whether a notation will do; where none of the first ones does, all others follow
 */
export function dateForms(
  draft: DateDraft,
  field: FieldFacts & TextControl,
  context: FitContext,
  enough: (text: string) => boolean,
): string[] {
  const hint = hintedFormat(field, context);
  const piece = pieceWanted(field, context);
  const showDay = (format: string, day: string) =>
    showDate(format, day, draft.time || usualClock, field.lang || context.language);
  const gap = spanGap(shownTexts(field));
  const show = (format: string) =>
    [draft.date, ...(draft.last ? [draft.last] : [])].map((day) => showDay(format, day)).join(gap);
  if (piece) {
    const hinted = piece === 'month-year' ? (hint ? [hint] : []) : hintedPiece(piece, field);
    return [...new Set([...hinted.map(show), ...pieceForms(draft, field, context).flat()])];
  }
  const formats = [...(hint ? [hint] : []), ...usualFormats(draft, context)];
  const first = formats.slice(0, few).map(show);
  return [...new Set(first.some(enough) ? first : [...first, ...formats.slice(few).map(show)])];
}

const pieceWanted = (field: FieldFacts & TextControl, context: FitContext) =>
  showsWhole(field) ? null : pieceFor(field, context);

/**
 * The moment that a text box asks for: as much of the draft's as its format shows.
 * @returns null for a piece of one; a month with its year may be chosen from a calendar
 */
export function momentShown(draft: DateDraft, field: FieldFacts & TextControl, context: FitContext): Moment | null {
  const piece = pieceWanted(field, context);
  if (piece === 'year-month') return { ...momentOfDraft(draft), time: null };
  if (piece) return null;
  const format = hintedFormat(field, context) ?? usualFormats(draft, context)[0] ?? '';
  const { day, time, last } = momentOfDraft({ ...draft, time: draft.time || usualClock });
  const showsTime = /[Hh]/.test(format);
  return { day: showsTime && !/[DMY]/.test(format) ? null : day, time: showsTime ? time : null, last };
}

const usualClock = '09:30';

/** Whether the field's own label, placeholder or mask shows day and year: then it wants a whole date, whatever it seemed. */
function showsWhole(field: FieldFacts & TextControl): boolean {
  if (field.maxLength !== null && field.maxLength < 6) return false;
  const own = field.texts.filter(({ source }) => ['label', 'aria-label', 'placeholder'].includes(source));
  const formats = [field.mask, ...own.map(({ text }) => text)].map((text) => formatInText(text.slice(0, 200)) ?? '');
  return formats.some((format) => /D.*Y|Y.*D/.test(format));
}

function usualFormats(draft: DateDraft, { recognition: { kind }, language, country }: FitContext): string[] {
  if (kind === 'week') return [units.week.show(weekOfDay(readDay(draft.date)))];
  if (/(^|-)time$/.test(kind) && kind !== 'contact-time') return [...times];
  const usual = usualDateFormat(language, country);
  const days = [usual, ...orders.flatMap((order) => gaps.map((gap) => order.replaceAll('/', gap))), ...names];
  const shorter = days.map((day) => day.replace('DD', 'D').replace('MM', 'M'));
  const all = [usual, ...firm, ...alike(usual), ...days, ...shorter, 'MM/YYYY', 'MM/YY', 'YYYY-MM', 'YYYY'];
  return kind === 'datetime' && draft.time ? [...all.map((day) => `${day} HH:mm`), 'YYYY-MM-DDTHH:mm', ...all] : all;
}

/** The usual order with other separators comes before other orders. */
function alike(usual: string): string[] {
  return gaps.flatMap((gap) => {
    const same = usual.replace(/[./-]/g, gap);
    return [same, same.replace('YYYY', 'YY')];
  });
}

const maskOrder =
  /^[^\d#_]*(9{1,4}|0{1,4}|#{1,4}|_{1,4}|1{1,2})([./\- ])(9{1,4}|0{1,4}|#{1,4}|_{1,4})(?:\2(9{2,4}|0{2,4}|#{2,4}|_{2,4}))?[^\d#_]*$/;

/** The format shown by mask, placeholder, hint or label; null where none is. */
function hintedFormat(field: FieldFacts & TextControl, { language, country }: FitContext): string | null {
  for (const text of shownTexts(field)) {
    const usual = usualDateFormat(language, country);
    const format = formatInText(text) ?? maskedFormat(text, usual) ?? countedFormat(text, usual);
    if (format) return format;
  }
  return null;
}

/** Where the field may show a format or a sample, the surest first. */
function shownTexts(field: FieldFacts & TextControl): string[] {
  return [field.mask, ...samplesOf(field), ...hintTexts(field)].map((text) => text.slice(0, 200));
}

/** A mask may show its blanks as the field's text from the start; a span shows how the page writes one. */
function samplesOf({ current }: FieldFacts): string[] {
  return /^[_./\- ]+$/.test(current) || spanIn(current) !== null ? [current] : [];
}

/** A mask of blanks says separators and sizes, not the order: that is the locale's, but for dots. */
function maskedFormat(text: string, usual: string): string | null {
  const match = maskOrder.exec(text.trim());
  if (!match) return null;
  const [, first = '', gap = '', , third] = match;
  if (!third) return match[3]!.length === 4 ? `MM${gap}YYYY` : `MM${gap}YY`;
  if (first.length === 4) return `YYYY${gap}MM${gap}DD`;
  const order = usual.startsWith('MM') && gap !== '.' ? ['MM', 'DD'] : ['DD', 'MM'];
  return [...order, third.length === 2 ? 'YY' : 'YYYY'].join(gap);
}

const countedDigits =
  /(?<!\d)([68])\s?-?(자리|桁|位|digits|chiffres|d[ií]gitos|cifre|cijfers|ziffern|stellig|siffror|cyfr|цифр)/iu;

const solidSample = /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/;

/** "8 digits" leaves no room for separators, nor does an example such as "19800101". */
function countedFormat(text: string, usual: string): string | null {
  if (solidSample.test(text)) return 'YYYYMMDD';
  const count = countedDigits.exec(text)?.[1];
  const bare = usual
    .replace(/[^DMY]/g, '')
    .replace(/D+/, 'DD')
    .replace(/M+/, 'MM');
  return count ? (count === '6' ? bare.replace('YYYY', 'YY') : bare) : null;
}

const sourceOrder = ['placeholder', 'hint', 'aria-describedby', 'title', 'label', 'aria-label', 'following'] as const;

function hintTexts(field: FieldFacts): string[] {
  return sourceOrder.flatMap((source) => field.texts.filter((text) => text.source === source).map(({ text }) => text));
}

const pieceHints: readonly (readonly [piece: string, shape: RegExp, format: string])[] = [
  ['day', /^(d|t|j)$/i, 'D'],
  ['month', /^mmm$/i, 'MMM'],
  ['month', /^mmmm$/i, 'MMMM'],
  ['month', /^m$/i, 'M'],
  ['year', /^(yy|jj|aa|гг|\d\d)$/i, 'YY'],
  ['hour', /^hh?$/, 'hh'],
];

function hintedPiece(piece: string, field: FieldFacts): string[] {
  const texts = hintTexts(field).map((text) => text.trim());
  return pieceHints
    .filter(([of, shape]) => of === piece && texts.some((text) => shape.test(text)))
    .map(([, , format]) => format);
}
