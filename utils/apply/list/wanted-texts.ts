/** Which of the options that stand open a value means, by their texts. */
import type { Value } from '../../pipeline';
import { bestMatch, realOptions, type Candidate } from '../../field/list/match-option';

/** The texts a value asks for, the first real option where none answers; none for values that choose nothing. */
export function wantedTexts(options: readonly Candidate[], value: Value): string[] {
  if (value.as === 'choose') return value.indices.map((index) => options[index]?.text ?? '').filter(Boolean);
  if (value.as !== 'pick') return [];
  const match = bestMatch(options, value.wanted) ?? realOptions(options)[0];
  return match ? [match.text] : [];
}

/** Whether two lists hold the same texts, in any order. */
export function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text) => others.includes(text));
}
