import type { AST } from '@eslint-community/regexpp';

/**
 * How many code units a match has at least; a lower bound, told without making one.
 * @throws RangeError where the tree is too deep
 */
export function leastLength(alternatives: readonly AST.Alternative[]): number {
  return Math.min(...alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + leastOf(element), 0)));
}

function leastOf(element: AST.Element): number {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return 1;
    case 'Group':
    case 'CapturingGroup':
      return leastLength(element.alternatives);
    case 'Quantifier':
      return element.min === 0 ? 0 : element.min * leastOf(element.element);
    case 'Backreference':
    case 'Assertion':
      return 0;
  }
}
