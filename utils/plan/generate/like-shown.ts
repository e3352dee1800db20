/** Answers like those that a field shows: "E0045821" for an employee, "INC-20391" for a ticket, "2023/24" for a season. */
import { sortOf } from '../asks/ask-data';
import { exampleSort, givenOut, shownExample } from '../asks/shown-example';
import type { Draft } from '../draft';
import { kindEntry, type Kind } from '../../kinds/kinds';
import { firstText } from '../label-of';
import { patternOf } from '../pattern-of';
import { between } from '../recognise/asks/listed-kinds';
import type { Stream } from '../stream';
import { capitalised, number, text } from './drafts';
import type { GenerateContext } from './generator';

/**
 * @param example of a question that is asked by nothing else
 * @param sideOf the length of a side as the field counts it, null where it does not say in what
 */
export function likeExample(
  example: string,
  context: GenerateContext,
  sideOf: (context: GenerateContext) => Draft | null,
): Draft {
  const { field, persona, stream } = context;
  switch (exampleSort(example)) {
    case 'code':
      return text(codeLike(example, '', stream));
    case 'number':
      return text(near(example, stream));
    case 'clock':
      return text(
        example.replace(/[^:]+/g, (_, at: number) => String(stream.int(1, at === 0 ? 2 : 59)).padStart(2, '0')),
      );
    case 'sides': {
      // "W" and "H" are no watts and hours.
      const inches = persona.locale.country === 'US';
      const texts = field.texts.map((one) => ({ ...one, text: one.text.replace(example, ' ') }));
      return text(sidesLike(example, stream, () => sideOf({ ...context, field: { ...field, texts } }), inches));
    }
    default:
      return text(capitalised(oneOf(example, context)));
  }
}

/** "270 °F / 4 min", "Zoom H5, WAV" is one answer; of three that are joined by no more than commas each is. */
function oneOf(example: string, { field, persona, stream }: GenerateContext): string {
  const items = example.split(patternOf(persona.locale.asks.table.corrections.betweenExamples));
  const isList = items.length > 2 || (items.length === 2 && !/[,;/]/.test(example));
  return isList && !/\d/.test(example) && !between.test(firstText(field)) ? stream.pick(items) : example;
}

function sidesLike(example: string, stream: Stream, sideOf: () => Draft | null, inches: boolean): string {
  let isUnnamed = false;
  const sides = example.replace(/\d+(?:[.,]\d+)?|\p{L}{2,}|\p{L}/gu, (side, at: number) => {
    if (/\d/.test(side)) return near(side, stream);
    if (/^x$/i.test(side) && at > 0 && at < example.length - 1) return side;
    const drawn = sideOf();
    isUnnamed = drawn?.is !== 'number';
    return String(drawn?.is === 'number' ? drawn.number : stream.int(4, 24) * (inches ? 2 : 5));
  });
  return isUnnamed ? `${sides} ${inches ? 'in' : 'cm'}` : sides;
}

const spread = 0.15;

/** Another number of about the size, as exact as it is. */
function near(example: string, stream: Stream): string {
  const [whole = '', digits = ''] = example.split(/[.,]/);
  if (/^(?:19|20)\d\d$/.test(example)) return String(Number(example) - stream.int(0, 3));
  const step = digits ? 10 ** -digits.length : 10 ** /0*$/.exec(whole)![0].length;
  const steps = Math.round(Number(`${whole}.${digits || 0}`) / step);
  const reach = Math.ceil(steps * spread);
  const drawn = Math.max(1, steps + stream.int(-reach, reach)) * step;
  return digits ? drawn.toFixed(digits.length).replace('.', example[whole.length]!) : String(drawn);
}

/** Numbers of the person's own. */
const own: ReadonlySet<Kind> = new Set<Kind>(['height', 'weight', 'salary', 'experience-years']);

/** @returns the draft, before its own forms one like the example; the same where none is shown, or the value has forms of its own */
export function likeShown(draft: Draft, kind: Kind, context: GenerateContext): Draft {
  if (draft.is === 'number') return numberLike(draft, kind, context);
  if (draft.is !== 'text' || !isGivenOut(kind, context)) return draft;
  const shown = shownExample(context.field);
  const [first = ''] = draft.forms;
  if (shown?.sort !== 'code' || shapeOf(first) === shapeOf(shown.text)) return draft;
  return text(codeLike(shown.text, first, context.stream), ...draft.forms);
}

/** Of the size of the example, where that is another. */
function numberLike(
  draft: Extract<Draft, { is: 'number' }>,
  kind: Kind,
  { field, persona, stream }: GenerateContext,
): Draft {
  if (own.has(kind) || kindEntry(kind).group === 'person' || persona.pinned[kind] !== undefined) return draft;
  const shown = shownExample(field);
  if (shown?.sort !== 'number' || !shown.isMarked) return draft;
  const example = Number(shown.text.replace(',', '.'));
  if (draft.number >= example / 2 && draft.number <= example * 2) return draft;
  const drawn = near(shown.text, stream).replace(',', '.');
  return number(Number(drawn), example / 2, example * 2, drawn.split('.')[1]?.length ?? 0);
}

function isGivenOut(kind: Kind, { recognition: { ask }, persona }: GenerateContext): boolean {
  const { table } = persona.locale.asks;
  if (!ask) return givenOut.has(kind) && persona.pinned[kind] === undefined;
  // A code of a list, "J45.909", means something.
  return sortOf(ask, table) === 'code' && table.codes[ask]!.every((code) => /#.*#.*#/.test(code));
}

function shapeOf(code: string): string {
  return code.replace(/\d/g, '9');
}

const season = /(?<!\d)((?:19|20)\d\d)([/–-])((?:19|20)?)(\d\d)(?!\d)/;
const longestCount = 2;

/**
 * @param digits those to take, as far as they go; drawn ones follow
 * @returns the example with other digits, but for the noughts that a number is filled up with
 */
function codeLike(example: string, digits: string, stream: Stream): string {
  const [, first = 0, stroke, century, last] = season.exec(example) ?? [];
  if (Number(last) === (Number(first) + 1) % 100) {
    const year = Number(first) - stream.int(0, 2);
    const next = String(year + 1);
    return example.replace(season, `${year}${stroke}${century ? next : next.slice(2)}`);
  }
  const own = [...digits.replace(/\D/g, '')];
  return example.replace(/(?<!\d)(0*)(\d+)/g, (whole, noughts: string, number: string, at: number) => {
    if (isYear(whole, at, example)) return String(Number(whole) - stream.int(0, 6));
    if (own.length === 0 && whole.length <= longestCount)
      return String(stream.int(noughts || number.length < longestCount ? 1 : 10, Number(number))).padStart(
        whole.length,
        '0',
      );
    const drawn = [...number].map((_digit, at) => own.shift() ?? String(stream.int(at === 0 ? 1 : 0, 9)));
    return noughts + drawn.join('');
  });
}

/** "J40/1234/2010" ends in the year in which the number was given out, "2010/123456/07" begins with it. */
function isYear(number: string, at: number, example: string): boolean {
  const isOneOfSeveral = (example.match(/\d+/g)?.length ?? 0) > 1;
  const isAtEnd = at === 0 || at + number.length === example.length;
  return isOneOfSeveral && isAtEnd && /^(?:19[5-9]|20[0-2])\d$/.test(number);
}
