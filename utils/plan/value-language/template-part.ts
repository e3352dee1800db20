import { isKind, type Kind } from '../../kinds/kinds';
import { parseDay, type DayExpression } from './day-expression';
import { parseFakerCall, type FakerCall } from './faker-call';
import { isModifier, modifierCount, type Modifier } from './modifiers';
import { valueProblem, type ValueProblem } from './value-problem';

/** What stands in a template's braces before its modifiers. */
export type PartSource =
  | { readonly is: 'kind'; readonly kind: Kind }
  | { readonly is: 'counter' }
  | { readonly is: 'seed' }
  | { readonly is: 'date'; readonly day: DayExpression; readonly format: string }
  | { readonly is: 'host' }
  | { readonly is: 'label' }
  | { readonly is: 'field'; readonly label: string }
  | { readonly is: 'faker'; readonly call: FakerCall };

type Problem = { readonly problem: ValueProblem };
type ParsedPart =
  | { readonly source: PartSource; readonly modifiers: readonly Modifier[] }
  | { readonly problems: readonly ValueProblem[] };

/** Parts that take nothing after a colon. */
const bare = ['counter', 'seed', 'host', 'label'] as const;

/**
 * Reads what stands between the braces.
 * @param at where it begins in the template
 */
export function parsePart(written: string, at: number): ParsedPart {
  const [head = '', ...rest] = splitAtBars(written);
  const source = parseSource(head, at);
  const modifiers: Modifier[] = [];
  const problems: ValueProblem[] = 'problem' in source ? [source.problem] : [];
  let place = at + head.length + 1;
  for (const one of rest) {
    const modifier = parseModifier(one, place);
    if ('problem' in modifier) problems.push(modifier.problem);
    else modifiers.push(modifier);
    place += one.length + 1;
  }
  return 'problem' in source || problems.length > 0 ? { problems } : { source, modifiers };
}

function parseSource(head: string, at: number): PartSource | Problem {
  const name = head.trim();
  const start = at + head.length - head.trimStart().length;
  if (name.startsWith('faker.')) {
    const call = parseFakerCall(name, start);
    return 'code' in call ? { problem: call } : { is: 'faker', call };
  }
  const colon = name.indexOf(':');
  const word = colon < 0 ? name : name.slice(0, colon).trim();
  const argument = colon < 0 ? '' : name.slice(colon + 1).trim();
  if (word === 'date') return parseDate(argument, start + colon + 1);
  if (word === 'field') {
    return argument ? { is: 'field', label: argument } : { problem: valueProblem('part-argument', name, start) };
  }
  if (colon >= 0) return { problem: valueProblem(isName(word) ? 'part-argument' : 'unknown-part', name, start) };
  const plain = bare.find((one) => one === word);
  if (plain) return { is: plain };
  const kind = kindNamed(word);
  return kind ? { is: 'kind', kind } : { problem: valueProblem('unknown-part', name, start) };
}

/** What people write for kinds that are named by the HTML standard's tokens. */
const otherNames: Readonly<Record<string, Kind>> = {
  'first-name': 'given-name',
  'last-name': 'family-name',
  'full-name': 'name',
  'card-number': 'cc-number',
  phone: 'tel',
  zip: 'postal-code',
};

function kindNamed(word: string): Kind | null {
  if (Object.hasOwn(otherNames, word)) return otherNames[word]!;
  return isKind(word) ? word : null;
}

function isName(word: string): boolean {
  return kindNamed(word) !== null || bare.some((one) => one === word);
}

/** `+3d:yyyy-MM-dd`; today, and the format of ISO 8601, where they are left out. */
function parseDate(argument: string, at: number): PartSource | Problem {
  const colon = argument.indexOf(':');
  const written = colon < 0 ? argument : argument.slice(0, colon);
  const day = parseDay(written || 'today');
  if (!day) return { problem: valueProblem('bad-day', written, at) };
  return { is: 'date', day, format: (colon < 0 ? '' : argument.slice(colon + 1).trim()) || 'yyyy-MM-dd' };
}

function parseModifier(written: string, at: number): Modifier | Problem {
  const start = at + written.length - written.trimStart().length;
  const [name = '', ...rest] = written.trim().split(':');
  if (!isModifier(name)) return { problem: valueProblem('unknown-modifier', written.trim(), start) };
  const number = rest.join(':').trim();
  const wants = modifierCount(name);
  const isRight = number === '' ? wants !== 'needed' : wants !== 'none' && /^\d{1,4}$/.test(number);
  if (!isRight) return { problem: valueProblem('modifier-number', written.trim(), start) };
  return { name, count: number === '' ? null : Number(number) };
}

/** Bars within a call's arguments are the call's own. */
function splitAtBars(written: string): string[] {
  const pieces = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < written.length; at++) {
    const letter = written[at]!;
    if (isQuoted && letter === '\\') {
      pieces[pieces.length - 1] += letter + (written[++at] ?? '');
      continue;
    }
    if (depth > 0 && letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && letter === '(') depth++;
    if (!isQuoted && letter === ')') depth--;
    if (letter === '|' && depth === 0) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces;
}
