/** Makes a string from a pattern's tree. It may still fail the pattern (lookarounds, boundaries): the caller checks. */
import type { AST } from '@eslint-community/regexpp';
import type { Stream } from '../../stream';
import { spend, type Budget } from './budget';
import type { Guide } from './guide';
import { lettersOf } from './letters';

export interface Sampling {
  readonly stream: Stream;
  readonly budget: Budget;
  readonly guide: Guide | null;
  /** How often a set that takes a space gives one: words have edges. */
  readonly spaces: number;
  /** Characters that loops may add beyond their minimum. */
  extra: number;
  /** Characters drawn at random, for telling how much of the guide was kept. */
  drawn: number;
  readonly groups: Map<AST.CapturingGroup, string>;
  /** Characters still to be made; a bound against patterns that ask for millions. */
  room: number;
}

export function startSampling(options: Pick<Sampling, 'stream' | 'budget' | 'guide' | 'extra' | 'spaces'>): Sampling {
  return { ...options, drawn: 0, groups: new Map(), room: 20_000 };
}

/** @throws RangeError once the budget or the room is spent, or where the tree is too deep */
export function sampleAlternatives(alternatives: readonly AST.Alternative[], sampling: Sampling): string {
  const { elements } = pickAlternative(alternatives, sampling);
  let text = '';
  for (const element of elements) text += sampleElement(element, sampling);
  return text;
}

/** With a guide: an alternative that begins as the guide goes on. */
function pickAlternative(alternatives: readonly AST.Alternative[], { stream, guide }: Sampling): AST.Alternative {
  const suited = guide ? alternatives.filter(({ elements }) => startsAsGuided(elements[0], guide)) : [];
  if (suited.length > 0 && stream.chance(0.8)) return suited[0]!;
  const filled = alternatives.filter(({ elements }) => elements.length > 0);
  return stream.pick(filled.length > 0 ? filled : alternatives);
}

function startsAsGuided(element: AST.Element | undefined, guide: Guide): boolean {
  const inner = element?.type === 'Quantifier' ? element.element : element;
  if (!inner) return false;
  return isLetter(inner) && guide.suits(takesOf(inner));
}

function isLetter(element: AST.Element): boolean {
  return ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(element.type);
}

function takesOf(element: AST.Element): (letter: string) => boolean {
  if (element.type !== 'Character') return lettersOf(element).takes;
  const literal = String.fromCodePoint(element.value);
  return (letter) => letter === literal;
}

/** Making a character takes about as long as matching twenty. */
const stepsAnElement = 20;

function sampleElement(element: AST.Element, sampling: Sampling): string {
  if (!spend(sampling.budget, stepsAnElement) || sampling.room < 0) throw new RangeError('pattern asks for too much');
  switch (element.type) {
    case 'Character':
      return literal(String.fromCodePoint(element.value), sampling);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return letter(element, sampling);
    case 'Group':
      return sampleAlternatives(element.alternatives, sampling);
    case 'CapturingGroup':
      return capture(element, sampling);
    case 'Quantifier':
      return repeat(element, sampling);
    case 'Backreference':
      return (
        [element.resolved]
          .flat()
          .map((group) => sampling.groups.get(group))
          .find((text) => text !== undefined) ?? ''
      );
    case 'Assertion':
      return '';
  }
}

function literal(text: string, sampling: Sampling): string {
  const { guide } = sampling;
  if (guide && !guide.take((letter) => letter === text)) guide.pass(text);
  sampling.room--;
  return text;
}

function letter(element: AST.Element, sampling: Sampling): string {
  const { takes, pool } = lettersOf(element);
  sampling.room--;
  const copied = sampling.guide?.take(takes);
  if (copied) return copied;
  sampling.drawn++;
  if (pool.length === 0) throw new RangeError('no character is in the set');
  if (sampling.spaces > 0 && takes(' ') && sampling.stream.chance(sampling.spaces)) return ' ';
  return sampling.stream.pick(pool);
}

function capture(group: AST.CapturingGroup, sampling: Sampling): string {
  const text = sampleAlternatives(group.alternatives, sampling);
  sampling.groups.set(group, text);
  return text;
}

function repeat({ element, min, max }: AST.Quantifier, sampling: Sampling): string {
  let text = '';
  for (let round = 0; round < max; round++) {
    if (round >= min && !goesOn(element, sampling)) break;
    const before = text.length;
    text += sampleElement(element, sampling);
    if (round >= min) sampling.extra -= text.length - before;
    if (round >= min && text.length === before) break;
  }
  return text;
}

/** Another round: while the guide has more for it, or while the string is to grow. */
function goesOn(element: AST.Element, { guide, extra, stream }: Sampling): boolean {
  if (extra > 0) return true;
  if (!guide) return false;
  if (isLetter(element)) return guide.suits(takesOf(element));
  return guide.left() > 0 && stream.chance(0.7);
}
