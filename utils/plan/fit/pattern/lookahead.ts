/** Lookaheads ask for something somewhere (`(?=.*\d)`): it is written over a string that is otherwise right. */
import type { AST } from '@eslint-community/regexpp';
import { sampleAlternatives, startSampling } from './sample';
import type { Wanted } from './wanted';

/** The positive lookaheads of a pattern, wherever they stand. */
export function lookaheadsOf(tree: AST.Pattern): AST.LookaheadAssertion[] {
  return tree.alternatives.flatMap(({ elements }) => elements.flatMap(within));
}

function within(element: AST.Element): AST.LookaheadAssertion[] {
  if (element.type === 'Assertion') {
    const ahead = element.kind === 'lookahead' && !element.negate;
    return ahead ? [element, ...element.alternatives.flatMap(({ elements }) => elements.flatMap(within))] : [];
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return element.alternatives.flatMap(({ elements }) => elements.flatMap(within));
  }
  return element.type === 'Quantifier' ? within(element.element) : [];
}

const longestPiece = 12;

/** The string with what the lookaheads ask for written over it: one after the other, from the front and from behind. */
export function overlay(text: string, lookaheads: readonly AST.LookaheadAssertion[], wanted: Wanted): string[] {
  if (lookaheads.length === 0) return [];
  const pieces = lookaheads
    .map(({ alternatives }) => sampled(alternatives, wanted))
    .filter((piece) => piece !== '' && piece.length <= longestPiece);
  const joined = pieces.join('');
  const fromFront = joined + text.slice(joined.length);
  const fromBehind = text.slice(0, Math.max(0, text.length - joined.length)) + joined;
  const afterFirst = text.slice(0, 1) + joined + text.slice(1 + joined.length);
  return [fromBehind, afterFirst, fromFront, joined + text, text + joined];
}

function sampled(alternatives: readonly AST.Alternative[], wanted: Wanted): string {
  try {
    return sampleAlternatives(alternatives, startSampling({ ...wanted, guide: null, extra: 0, spaces: 0 }));
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
