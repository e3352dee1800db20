import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { makeBudget, type Budget } from '../fit/pattern/budget';
import { compilePattern } from '../fit/pattern/compile';
import { matches } from '../fit/pattern/match';

export type TextTest = (text: string) => boolean | 'too-slow';

/**
 * Finds a person's regular expression in texts, one a line, without ever hanging: one whose time is bounded by its shape runs in the
 * browser's own engine, any other in ours, which counts its steps.
 * @returns null for one that is no regular expression
 */
export function compileTextPattern(pattern: string): TextTest | null {
  try {
    if (isQuick(new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern))) {
      const expression = new RegExp(pattern, 'im');
      return (text) => expression.test(text);
    }
  } catch (error) {
    // No regular expression, or one nested too deeply for the parser's recursion.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return null;
  }
  const budget = makeBudget();
  const compiled = compilePattern(`[^]*?(?i:${pattern})[^]*`);
  if (compiled.is !== 'pattern') return null;
  return (text) => countedTest(text.split('\n'), (line) => matches(compiled.program, line, budget), budget);
}

function countedTest(lines: readonly string[], test: (line: string) => boolean, budget: Budget): boolean | 'too-slow' {
  const found = lines.some((line) => budget.left > 0 && test(line));
  return found || (budget.left > 0 ? false : 'too-slow');
}

/** Each loop more is another power of the text's length, and texts have 200 characters at most. */
const mostLoops = 2;

/** Loops over single characters only, two at most, and nothing that looks back: no text can make that slow. */
function isQuick(tree: AST.Pattern): boolean {
  let loops = 0;
  let isPlain = true;
  visitRegExpAST(tree, {
    onQuantifierEnter({ element, max }) {
      const isOptional = max === 1;
      if (!isOptional) loops++;
      if (!isOptional && !['Character', 'CharacterSet', 'CharacterClass'].includes(element.type)) isPlain = false;
    },
    onBackreferenceEnter: () => void (isPlain = false),
    onAssertionEnter: ({ kind }) => void (isPlain &&= kind !== 'lookahead' && kind !== 'lookbehind'),
  });
  return isPlain && loops <= mostLoops;
}

/** The longest run of plain letters that every text with a match has; '' where the pattern has none or may do without. */
export function literalIn(pattern: string): string {
  const { alternatives } = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern);
  if (alternatives.length !== 1) return '';
  const runs = [''];
  for (const element of alternatives[0]!.elements) {
    if (element.type === 'Character') runs[runs.length - 1] += String.fromCodePoint(element.value);
    else runs.push('');
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}
