/** Nouns whose answers have a shape by what they name: an arborist is a person, a detector is none. */
import type { Shape } from '../../../utils/plan/lexicon/shapes';
import { nounSenses, type NounSense } from './wordnet';

/** Shapes by WordNet's lexicographer file. Files without one have nouns of all sorts: attributes, quantities, times. */
const shapesOf: Readonly<Record<string, Shape>> = {
  person: 'person',
  ...Object.fromEntries(
    'act animal artifact body cognition communication event feeling food object phenomenon plant process shape state substance'
      .split(' ')
      .map((file) => [file, 'words' as const]),
  ),
};
/** Of two senses that are about as common neither says what a label means. */
const leastShare = 0.7;
/** Occurrences in WordNet's tagged texts; people are named by trades that those texts hardly have. */
const leastCount: Readonly<Partial<Record<Shape, number>>> = { person: 0, words: 1 };
const oneOrTwoWords = /^[a-z]{3,14}(?: [a-z]{3,12})?$/;

export interface NounExample {
  readonly text: string;
  readonly shape: Shape;
}

/** @returns English nouns in the alphabet's order */
export function nounExamples(): NounExample[] {
  return nounSenses()
    .filter(isClear)
    .map(({ noun, file }) => ({ text: noun, shape: shapesOf[file]! }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}

function isClear({ noun, file, share, count }: NounSense): boolean {
  const shape = shapesOf[file];
  return shape !== undefined && share >= leastShare && count >= leastCount[shape]! && oneOrTwoWords.test(noun);
}
