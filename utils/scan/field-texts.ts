import type { FieldText, TextSource } from '../pipeline';
import { boundTexts, labelsFor, type ReadText } from './bound-labels';
import { elementsNamed } from './ids';
import { attribute, isMatch } from './dom';
import { legendOf } from './legends';
import type { Found, Survey } from './survey';
import type { HeadersOf } from './table-headers';
import type { NearRun } from './text-runs';
import { tidy } from './text';

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
  const own = isNativeGroup(found) ? [] : boundTexts(found.element, scope.label, reading.survey, reading.read);
  const bound = [...own, ...hostTexts(found, reading), ...partTexts(found, reading)];
  const isNamed = bound.some(({ source, text }) => naming.has(source) && text !== '');
  const legends = scope.legends.map((group) => legendOf(group, reading.read)).reverse();
  return unique([
    ...bound,
    ...besideTexts(found, reading, isNamed),
    ...(scope.cell ? reading.headersOf(scope.cell) : []).map((text) => said('table-header', text)),
    ...legends.map((text) => said('legend', text)),
    said('heading', found.heading),
  ]);
}

/** A component that wraps one field speaks for it: its label, its attributes. */
function hostTexts(found: Found, { survey, read }: Reading): FieldText[] {
  return found.scope.hosts
    .filter((host) => survey.fieldsInHost.get(host) === 1)
    .flatMap((host) => boundTexts(host, null, survey, read));
}

/** A widget's inner input often carries the label's `for`, the placeholder, the name. */
function partTexts(found: Found, { survey, read }: Reading): FieldText[] {
  const others = found.members.length > 1 ? [] : found.parts.slice(0, maxParts);
  return others
    .filter((part) => isMatch(part, 'input,select,textarea,[role]') && !isMatch(part, '[role=option]'))
    .flatMap((part) => boundTexts(part, null, survey, read));
}

/** What stands before and after, where no other field's label claims it. */
function besideTexts(found: Found, reading: Reading, isNamed: boolean): FieldText[] {
  const isFree = (run: NearRun) => isUnclaimed(run, found, reading.survey);
  const after = found.after && isFree(found.after) ? found.after : null;
  const isBox = isMatch(found.element, 'input[type=checkbox],input[type=radio]') && found.members.length === 1;
  const texts: FieldText[] = [];
  if (after && isBox && !isNamed) texts.push(said('following', after.text));
  if (after && !isBox && !isNativeGroup(found) && after.levels <= besideLevels) texts.push(said('hint', after.text));
  if (isBox && texts.length > 0) return texts;
  const before = found.before.filter(isFree);
  if (!isNamed) return [...nearest(before).map(({ text }) => said('preceding', text)), ...texts];
  return [...before.filter(({ levels }) => levels <= besideLevels).map(({ text }) => said('hint', text)), ...texts];
}

/** The last text before, and the one above it where it stands as near: a name and its explanation. */
function nearest(before: readonly NearRun[]): NearRun[] {
  return before.slice(0, 2).filter(({ levels }) => levels <= (before[0]?.levels ?? 0) + 1);
}

/** Each box of such a group has a label of its own, which names the option, not the field. */
function isNativeGroup({ members, element }: Found): boolean {
  return members.length > 1 && isMatch(element, 'input');
}

/** A label that belongs to another field is no text of this one. */
function isUnclaimed({ label }: NearRun, found: Found, survey: Survey): boolean {
  if (!label) return true;
  if (label === found.scope.label || labelsFor(found.element, survey).includes(label)) return false;
  const target = attribute(label, 'for');
  return target ? elementsNamed(target, label).length === 0 : !survey.wrappingLabels.has(label);
}

function said(source: TextSource, text: string): FieldText {
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
