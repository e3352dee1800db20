/** Answers like those that a field shows: "E0045821" for an employee, "INC-20391" for a ticket, "2023/24" for a season. */
import { sortOf } from '../asks/ask-data';
import {
  blankRuns,
  buildOf,
  givenOut,
  markedSort,
  notationOf,
  ownGroups,
  shownExample,
  type ShownExample,
} from '../asks/shown-example';
import type { Draft } from '../draft';
import { kindEntry, type Kind, type KindGroup } from '../../kinds/kinds';
import type { FieldDescriptor } from '../../pipeline';
import { firstText } from '../label-of';
import { patternOf } from '../pattern-of';
import { fillTemplate } from '../persona/template';
import { between } from '../recognise/asks/listed-kinds';
import type { Stream } from '../stream';
import { capitalised, number, text } from './drafts';
import type { GenerateContext } from './generator';
import { documentationNets, socialHandle } from './internet';

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
  switch (markedSort(example)) {
    case 'code':
      return text(codeLike(example, '', stream));
    case 'begun':
      return text(`${example}${goneOn('', stream)}`);
    case 'notation':
      return text(inNotation(example, context));
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
  const isList = items.length > 2 || (items.length === 2 && (!/[,;/]/.test(example) || items.every(isProperName)));
  return isList && !/\d/.test(example) && !between.test(firstText(field)) ? stream.pick(items) : example;
}

/** "Bupa" of "Bupa, HCF". */
const isProperName = (one: string): boolean => /^\s*\p{Lu}[\p{L}-]+\s*$/u.test(one);

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
  const shown = shownExample(context.field);
  if (!shown || !isImitated(kind, shown, context) || !(draft.is === 'text' || shown.sort === 'notation')) return draft;
  const forms = draft.is === 'text' ? draft.forms : [];
  const like = formLike(shown, forms, context);
  return like === null ? draft : text(like, ...forms);
}

/** "2 x vegan, 1 x coeliac": how many of each. */
const counts = /^\d+ ?(?:× ?)?\p{L}[^,;\d]*(?:[,;] ?\d+ ?(?:× ?)?\p{L}[^,;\d]*)+$/u;

/** @returns one of the forms, or another, as the example shows it; null where the example shows no form, or the first has it */
function formLike({ text: example, sort }: ShownExample, forms: readonly string[], context: GenerateContext) {
  const { stream } = context;
  const [first = ''] = forms;
  switch (sort) {
    case 'code':
      return isBuiltLike(example, first, context) ? null : codeLike(example, first, stream);
    case 'begun':
      return first.startsWith(example) ? null : `${example}${goneOn(first, stream)}`;
    case 'notation':
      return forms.find((form) => notationOf(form) === notationOf(example)) ?? inNotation(example, context);
    case 'words':
      return counts.test(example) && !forms.some((form) => /\d/.test(form)) ? countedLike(example, stream) : null;
    default:
      return null;
  }
}

const mostCounted = 4;

function countedLike(example: string, stream: Stream): string {
  return example.replace(/\d+/g, (count) => String(stream.int(1, Math.max(mostCounted, Number(count)))));
}

/** Whether a value has the shape of the example; one of a list means something, however many digits it has. */
function isBuiltLike(example: string, value: string, { recognition: { ask }, persona }: GenerateContext): boolean {
  const { table } = persona.locale.asks;
  const codes = ask && sortOf(ask, table) === 'code' ? table.codes[ask]! : [];
  const isListed = codes.some((code) => !/#.*#.*#/.test(code));
  return isListed ? buildOf(value) === buildOf(example) : shapeOf(value) === shapeOf(example);
}

const longestGiven = 6;

/** The digits of a value behind what its code begins with: of several runs the last. */
function goneOn(value: string, stream: Stream): string {
  const run = value
    .match(/\d{3,}/g)
    ?.at(-1)
    ?.slice(-longestGiven);
  return run ?? fillTemplate('#####', stream);
}

/** @returns the example as it is, where it is nobody's */
function inNotation(example: string, { persona, stream }: GenerateContext): string {
  switch (notationOf(example)) {
    case 'handle':
      return socialHandle(persona);
    case 'network':
      return networkLike(example, stream);
    default:
      return example;
  }
}

const bitsOfThree = 24;
const bitsOfOne = 8;

/** Of the networks for documentation (RFC 5737), where they are large enough, else of the private ones (RFC 1918). */
function networkLike(example: string, stream: Stream): string {
  const bits = Number(example.split('/')[1]);
  if (bits >= bitsOfThree) return `${stream.pick(documentationNets)}.0/${bits}`;
  return bits >= 2 * bitsOfOne ? `10.${stream.int(0, 255)}.0.0/${bits}` : `10.0.0.0/${Math.max(bitsOfOne, bits)}`;
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

/** Groups whose values are written as people and countries write them, whatever else stands in the box. */
const ownForms: ReadonlySet<KindGroup> = new Set<KindGroup>([...ownGroups, 'date']);
/** Kinds with rules of their own, of which an example may show another country's. */
const ownRules: ReadonlySet<Kind> = new Set<Kind>([
  ...(['license-plate', 'vin', 'tracking-number', 'flight-number', 'airport', 'airport-from', 'airport-to'] as const),
  ...(['vat-id', 'tax-id', 'url', 'domain', 'hostname', 'uuid', 'mac-address', 'ipv6', 'jwt', 'hash'] as const),
  ...(['json', 'sql', 'regex', 'cron', 'hex-color', 'user-agent', 'blood-type', 'size'] as const),
]);
/** Numbers of goods: whoever shows letters has numbers of their own. */
const inDigits: ReadonlySet<Kind> = new Set<Kind>(['ean', 'isbn']);
/** Of those groups, what is numbered as whoever runs the page numbers it. */
const ofHost: ReadonlySet<Kind> = new Set<Kind>(['impp', 'unit']);

/** Places of a template that are counted from its digits, "{npi}", not said, "{year}". */
const hasCheck = /\{(?!(?:year|country|alpha3|tag|hash|at)\})/;

/** Whether an example says more of the form than the kind does. */
function isImitated(
  kind: Kind,
  { text: example, sort }: ShownExample,
  { recognition: { ask }, persona, field }: GenerateContext,
): boolean {
  if (persona.pinned[kind] !== undefined || field.autocomplete || !takesAnyText(field)) return false;
  if (inDigits.has(kind) && !/\p{L}/u.test(example)) return false;
  const { table } = persona.locale.asks;
  // A code whose last digits are counted from the others is right in its own form alone.
  if (ask && sortOf(ask, table) === 'code') return !table.codes[ask]!.some((code) => hasCheck.test(code));
  if (givenOut.has(kind) || (ofHost.has(kind) && sort !== 'begun')) return true;
  if (kind === 'ipv4') return notationOf(example) === 'network';
  return !ownForms.has(kindEntry(kind).group) && !ownRules.has(kind);
}

function takesAnyText(field: FieldDescriptor): boolean {
  return field.control === 'text' && /^(?:text|search)/.test(field.type);
}

function shapeOf(code: string): string {
  return code.replace(/\d/g, '9');
}

const season = /(?<!\d)((?:19|20)\d\d)([/–-])((?:19|20)?)(\d\d)(?!\d)/;
const longestCount = 2;

/**
 * @param value whose digits are taken, where it has as many; drawn ones else
 * @returns the example with other digits, but for the noughts that a number is filled up with; its blanks filled
 */
function codeLike(example: string, value: string, stream: Stream): string {
  const [, first = 0, stroke, century, last] = season.exec(example) ?? [];
  if (Number(last) === (Number(first) + 1) % 100) {
    const year = Number(first) - stream.int(0, 2);
    const next = String(year + 1);
    return example.replace(season, `${year}${stroke}${century ? next : next.slice(2)}`);
  }
  const blanks = example.replace(blankRuns, (run) => blank.repeat(run.length));
  return blanks.includes(blank) ? filled(blanks, value, stream) : drawnLike(example, value, stream);
}

/** No sign that an example may have itself, such as "#12345". */
const blank = '␣';

/** @param blanks signs that stay, and a blank for each digit */
function filled(blanks: string, value: string, stream: Stream): string {
  const given = blanks.slice(0, blanks.indexOf(blank)).replace(/\D/g, '');
  const own = value.replace(/\D/g, '');
  const rest = own.startsWith(given) ? own.slice(given.length) : own;
  const room = blanks.split(blank).length - 1;
  const digits = [
    ...(rest.length === room ? rest : fillTemplate(`${stream.int(1, 9)}${'#'.repeat(room - 1)}`, stream)),
  ];
  return blanks.replaceAll(blank, () => digits.shift()!);
}

function drawnLike(example: string, value: string, stream: Stream): string {
  const runs = [...example.matchAll(/(?<!\d)0*(\d+)/g)].map(([, number = '']) => number);
  const digits = [...value.replace(/\D/g, '')];
  const own = runs.length === 1 || runs.join('').length === digits.length ? digits : [];
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
