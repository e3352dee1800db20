import type { FieldText, TextSource } from '../pipeline';
import { isBox } from './boxes';
import { boundTexts, labelsFor, type ReadText } from './bound-labels';
import { fieldUnder, floatsInto } from './floating-labels';
import { elementsNamed } from './ids';
import { attribute, findAll, isMatch, localNameOf, rootOf } from '../dom/nodes';
import { legendOf } from './legends';
import { mirroredBy } from './mirrored';
import { isSaid } from '../words/says';
import type { Found, Survey } from './survey';
import type { HeadersOf } from './table-headers';
import type { NearRun } from './text-runs';
import { tidy } from '../dom/text';
import { nearestBox } from '../field/box/boxes-around';

export interface Reading {
  readonly survey: Survey;
  readonly read: ReadText;
  readonly headersOf: HeadersOf;
}

const maxTexts = 16;
const maxParts = 4;
/** Levels up within which a text counts as standing right beside the field. */
const besideLevels = 2;
const beside: ReadonlySet<TextSource> = new Set(['hint', 'preceding', 'following']);
const naming: ReadonlySet<TextSource> = new Set(['label', 'aria-label', 'aria-labelledby']);

/** Every text that may say what the field wants: nearest bond first, none twice, bounded. */
export function textsOf(found: Found, reading: Reading): FieldText[] {
  const { scope } = found;
  const own = isKnownByFirst(found) ? [] : boundTexts(found.element, scope.label, reading.survey, reading.read);
  const said = [
    ...boxTexts(found, reading, isComponent),
    ...own,
    ...hostTexts(found, reading),
    ...partTexts(found, reading),
  ];
  const bound = isNamedBy(said)
    ? said
    : [...mirrorTexts(found, reading), ...said, ...contentTexts(found, reading), ...boxTexts(found, reading)];
  const isNamed = isNamedBy(bound);
  const legends = scope.legends.map((group) => legendOf(group, reading.read)).reverse();
  return unique([
    ...bound,
    ...besideTexts(found, reading, isNamed),
    ...(scope.isInTable ? reading.headersOf(found) : []).map((text) => textFrom('table-header', text)),
    ...legends.map((text) => textFrom('legend', text)),
    textFrom('heading', found.heading),
  ]);
}

function isNamedBy(texts: readonly FieldText[]): boolean {
  return texts.some(({ source, text }) => naming.has(source) && text !== '');
}

/** A component that wraps one field speaks for it: its label, its attributes. */
function hostTexts(found: Found, { survey, read }: Reading): FieldText[] {
  const hosts = isSpread(found) ? found.scope.hosts.slice(0, -1) : found.scope.hosts;
  return hosts
    .filter((host) => survey.fieldsInHost.get(host) === 1)
    .flatMap((host) => boundTexts(host, null, survey, read));
}

/** Its label goes before what it calls its own parts ("Masked Text Box", Smart UI). */
const isComponent = ({ localName }: Element) => localName.includes('-');

/** A label may name a box, though only fields can be: widgets are made of boxes with the id of the field. */
function boxTexts({ element }: Found, { survey, read }: Reading, speaks = (_box: Element) => true): FieldText[] {
  const labelsOf = (box: Element) => (speaks(box) ? labelsFor(box, survey) : []);
  const box = nearestBox(element, (one) => labelsOf(one).length > 0, { mostChildren: Infinity });
  return box ? labelsOf(box).map((label) => textFrom('label', read(label))) : [];
}

/** A list that is drawn for a native one is labelled by that. */
function mirrorTexts({ element }: Found, { survey, read }: Reading): FieldText[] {
  const native = isMatch(element, '[role=combobox]') ? mirroredBy(element) : null;
  return native ? labelsFor(native, survey).map((label) => textFrom('label', read(label))) : [];
}

/** What switches draw on themselves. */
const signs = /^[io✓✔✕✗×+−-]+$/i;

/** Whether a text is nothing but what switches write on themselves: states and signs. */
const saysState = (text: string) => text.split(/\s+/).every((part) => signs.test(part) || isSaid('state', part));

/** What a made box or switch says inside is its name (ARIA, "name from content"); so is a label put into a group. */
function contentTexts({ element, adapter }: Found, { read }: Reading): FieldText[] {
  if (adapter.isNamedByContent)
    return [read(element)].filter((text) => !saysState(text)).map((text) => textFrom('label', text));
  const inside = isMatch(element, '[role=radiogroup]') ? [...findAll(element, 'legend,[slot=label]')].slice(0, 1) : [];
  return inside.map((label) => textFrom('label', read(label)));
}

/** A widget's inner input often carries the label's `for`, the placeholder, the name. */
function partTexts(found: Found, { survey, read }: Reading): FieldText[] {
  const others = found.members.length > 1 ? [] : found.parts.slice(0, maxParts);
  return others
    .filter((part) => isMatch(part, 'input,select,textarea,[role]') && !isMatch(part, apart))
    .flatMap((part) => boundTexts(part, null, survey, read));
}

/** Parts that name an option or what they do, not the field. */
const apart =
  '[role=option],[role=radio],[role=menuitemradio],[aria-pressed],input[type=radio],[role=button],[role=img],[role=presentation],input[type=button]';

/** What stands before and after, where no other field's label claims it. */
function besideTexts(found: Found, reading: Reading, isNamed: boolean): FieldText[] {
  const isFree = (run: NearRun) => isUnclaimed(run, found, reading.survey);
  const after = found.after && isFree(found.after) ? found.after : null;
  const isSingle = isBox(found.element) && found.members.length === 1;
  const texts: FieldText[] = [];
  if (after?.label && floatsInto(after.label, found.element)) return [textFrom('label', after.text)];
  if (after && isSingle && !isNamed) texts.push(textFrom('following', after.text));
  if (after && !isSingle && !isNativeGroup(found) && after.levels <= besideLevels)
    texts.push(textFrom('hint', after.text));
  if (isSingle && texts.length > 0) return texts;
  const before = sameRow(found, found.before.filter(isFree));
  const worded = before.filter(isWorded);
  // Beyond the field's own name a sign is the unit of the field before.
  const symbols = before.slice(0, Math.max(0, before.findIndex(isWorded)));
  const units = symbols.map(({ text }) => textFrom('hint', text));
  // A sign behind this field and behind the one before is a unit of each.
  const names = nearest(worded).filter(({ text }, at) => at === 0 || text !== after?.text);
  if (!isNamed) return [...names.map(({ text }) => textFrom('preceding', text)), ...units, ...texts];
  return [...before.filter(({ levels }) => levels <= besideLevels).map(({ text }) => textFrom('hint', text)), ...texts];
}

/** Boxes in a row are named in it; what stands in the row above names others, or their columns. */
function sameRow({ element, scope }: Found, before: readonly NearRun[]): readonly NearRun[] {
  const own = isBox(element) ? before.filter(({ row }) => row !== null && row === scope.row) : [];
  return own.length > 0 ? own : before;
}

/** A sign alone, as of a currency, is no name: that stands before it. Japan's sign of the post is one. */
const isWorded = ({ text }: NearRun) => /[\p{L}\p{N}〒]/u.test(text);

/** The last text before, and the one above it where it stands as near: a name and its explanation. */
function nearest(before: readonly NearRun[]): NearRun[] {
  return before.slice(0, 2).filter(({ levels }) => levels <= (before[0]?.levels ?? 0) + 1);
}

/** Each box of such a group has a label of its own, which names the option, not the field. */
function isNativeGroup({ members, element }: Found): boolean {
  return members.length > 1 && isMatch(element, 'input');
}

/** A group without an element of its own is known by its first choice. */
function isKnownByFirst(found: Found): boolean {
  if (isNativeGroup(found)) return true;
  const isChoice = isMatch(found.element, '[role=radio],[aria-pressed]') || /-radio$/.test(localNameOf(found.element));
  return isChoice && found.parts.length > 0;
}

/** Whether the choices stand in a component each; the first one's speaks for it alone. */
function isSpread(found: Found): boolean {
  const root = rootOf(found.element);
  return isKnownByFirst(found) && [...found.members, ...found.parts].some((one) => rootOf(one) !== root);
}

/** A label that belongs to another field is no text of this one. */
function isUnclaimed({ label }: NearRun, found: Found, survey: Survey): boolean {
  if (!label) return true;
  if (label === found.scope.label || labelsFor(found.element, survey).includes(label)) return false;
  const under = fieldUnder(label);
  if (under) return under === found.element;
  const target = attribute(label, 'for');
  return target ? elementsNamed(target, label).length === 0 : !survey.wrappingLabels.has(label);
}

function textFrom(source: TextSource, text: string): FieldText {
  return { source, text: tidy(text) };
}

/** Drops what is said twice in the same way, and what stands beside the field only because it is its name. */
function unique(texts: readonly FieldText[]): FieldText[] {
  const seen = new Set<string>();
  const kept = texts.filter(({ source, text }) => {
    const isNew = text !== '' && !seen.has(`${source}:${text}`) && !(beside.has(source) && seen.has(text));
    seen.add(text).add(`${source}:${text}`);
    return isNew;
  });
  return kept.slice(0, maxTexts);
}
