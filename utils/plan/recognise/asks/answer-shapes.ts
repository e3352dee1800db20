/**
 * What sort of answer a question wants that nobody knows: "Kiln operator" is a person, "Docket mark" a code, "Peak firing
 * temperature" a number of some hundreds. Where that is not sure either, neutral words stay.
 */
import type { FieldDescriptor } from '../../../pipeline';
import type { AskData } from '../../asks/ask-data';
import { asksCount } from '../../asks/find-ask';
import { saysSo } from '../../asks/says-so';
import { rateAt, unitsAt, unitsIn } from '../../asks/units';
import type { Kind } from '../../../kinds/kinds';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Shape } from '../../lexicon/shapes';
import { personName } from '../../roles/person-name';
import { excerpt } from '../texts/excerpt';
import { foldedKey } from '../texts/fold';
import { sortAsked } from '../../asks/sorts/sort-asked';
import { ownTextOf } from './heard';
import trust from './shape-trust.json';
import type { Reading } from '../reading';
import { tokensOf } from '../signals/weigh-text';
import { withoutBrackets } from '../../brackets';

/** The kinds whose values have the shape; shapes without one are answered with neutral words. */
const kindOf = {
  few: 'number',
  tens: 'number',
  hundreds: 'number',
  thousands: 'number',
  percentage: 'percentage',
  money: 'price',
  code: 'reference',
  person: 'name',
  organization: 'organization',
  place: 'address-level2',
  day: 'date',
  time: 'time',
} as const satisfies Partial<Record<Shape, Kind>>;

type Told = keyof typeof kindOf;

/** Sorts of answers by their words that are shapes. */
const shapeOfSort: Readonly<Record<string, Told>> = { who: 'person', firm: 'organization', code: 'code' };

const numbers: readonly Told[] = ['few', 'tens', 'hundreds', 'thousands', 'percentage', 'money'];
const lines = Object.keys(kindOf) as Told[];
/** Kinds that say no more than what the control takes. */
const open: ReadonlySet<Kind> = new Set<Kind>(['text', 'number', 'category']);
const shortestLine = 10;

/**
 * @param fields all fields, in page order; changed in place
 * @param asks tell what is counted
 */
export function settleShapes(fields: readonly Reading[], lexicon: Lexicon, asks: AskData): void {
  const people = new Map<string, string>();
  for (const reading of fields) {
    const text = questionOf(reading);
    if (text === '') continue;
    const sort = isNumeric(reading.kind, reading.field) ? null : sortAsked(text, asks.own.sorts);
    const shape = sort ? (shapeOfSort[sort.id] ?? null) : shapeOf(text, reading, asks, lexicon);
    if (!shape && !sort?.kind) continue;
    reading.shape = shape;
    reading.kind = shape ? kindOf[shape] : sort!.kind!;
    reading.extra.unshift({ signal: 'label', text: excerpt(text), score: 0 });
    if (shape === 'organization') reading.ask = { id: 'asked-company', kind: 'organization' };
    if (shape === 'person') reading.person = somebody(text, people);
  }
}

/** The field's own words, '' where its kind is known, a unit says how large its number is, or it has no words. */
function questionOf(reading: Reading): string {
  const { kind, known, ask, repeats, field } = reading;
  const isOpen = known ? kind === 'number' : open.has(kind);
  if (!isOpen || ask || repeats || field.skipReason || !isBox(field)) return '';
  const own = ownTextOf(field);
  if (!own || [...rateAt(field), ...unitsAt(field), ...unitsIn(own.text)].length > 0) return '';
  return withoutBrackets(own.text).replace(sinceWhen, '').trim();
}

/** "Activity since last reading" asks for no reading. */
const sinceWhen = /(?<=\p{L}) (?:since|before|after|until) .*$/iu;

/** A box for a number, or for one line of any form with room for a name. */
function isBox(field: FieldDescriptor): boolean {
  if (field.control === 'number') return true;
  if (field.control !== 'text' || field.type !== 'text' || (field.maxLength ?? shortestLine) < shortestLine)
    return false;
  return !field.pattern && field.suggestions.length === 0;
}

function shapeOf(text: string, { kind, field }: Reading, asks: AskData, lexicon: Lexicon): Told | null {
  const likely = lexicon.shapes.judge(tokensOf(text));
  const counts = asksCount(text, asks);
  if (isNumeric(kind, field)) return numberShape(likely) ?? (counts && !isCode(likely) ? 'few' : null);
  if (counts && !isCode(likely)) return likeliest(numbers, likely)[0];
  const shape = lineShape(likely);
  // "Loose teeth, caps or crowns", "Tests performed": a line of which ones they are, not of how many.
  return shape === 'few' && saysSo('listsThings', text, asks) ? null : shape;
}

/** "Número de expediente" counts nothing, though it may say "number of". */
function isCode(likely: ReadonlyMap<Shape, number>): boolean {
  return likely.get('code')! >= trust.number;
}

function isNumeric(kind: Kind, field: FieldDescriptor): boolean {
  return kind === 'number' || (field.control === 'text' && /^(?:numeric|decimal)$/.test(field.inputMode));
}

/** @param likely how likely each shape is @returns what a number is, null where nothing tells its size */
export function numberShape(likely: ReadonlyMap<Shape, number>, least: number = trust.number): Told | null {
  const [shape, share] = likeliest(numbers, likely);
  return share >= least && share > likely.get('code')! ? shape : null;
}

/**
 * @param likely how likely each shape is
 * @param least how likely it must be at least; neutral words for a person are wrong as well
 * @returns what a line is, null where neutral words are better
 */
export function lineShape(likely: ReadonlyMap<Shape, number>, least: LineTrust = trust): Told | null {
  const [shape, share] = likeliest(lines, likely);
  return share >= (shape === 'person' ? least.person : least.line) ? shape : null;
}

type LineTrust = Readonly<Record<'line' | 'person', number>>;

function likeliest(among: readonly Told[], likely: ReadonlyMap<Shape, number>): readonly [Told, number] {
  const best = among.reduce((one, other) => (likely.get(other)! > likely.get(one)! ? other : one));
  return [best, likely.get(best)!];
}

/** Somebody whom the page names nowhere else; the same where the same is asked again. */
function somebody(text: string, people: Map<string, string>): string {
  const key = foldedKey(text);
  const known = people.get(key) ?? personName('other', `asked${people.size + 1}`);
  people.set(key, known);
  return known;
}
