/**
 * A page's `pattern`, parsed as HTML has it (`v` flag, whole value) and compiled for `match.ts`, whose steps are counted:
 * the engine's own matcher has no bound, and a page may have written a pattern that takes it years.
 */
import { RegExpParser, RegExpSyntaxError, type AST } from '@eslint-community/regexpp';
import { makeProgram, type Program } from './program';

export type CompiledPattern =
  /** No pattern, or one the browser ignores because it is no regular expression. */
  | { readonly is: 'none' }
  /** Too large to work with. */
  | { readonly is: 'unusable' }
  | {
      readonly is: 'pattern';
      readonly tree: AST.Pattern;
      readonly program: Program;
      /** False for one that is a regular expression only without the `v` flag: the browser ignores it, the page meant it. */
      readonly enforced: boolean;
    };

const longest = 20_000;
const remembered = new Map<string, CompiledPattern>();
const rememberAtMost = 200;

/** @param source the attribute's value, '' if there is none */
export function compilePattern(source: string): CompiledPattern {
  if (source === '') return { is: 'none' };
  if (source.length > longest) return { is: 'unusable' };
  const known = remembered.get(source);
  if (known) return known;
  const compiled = compile(source);
  if (remembered.size >= rememberAtMost) remembered.clear();
  remembered.set(source, compiled);
  return compiled;
}

function compile(source: string): CompiledPattern {
  try {
    return parsed(source, true) ?? parsed(source, false) ?? { is: 'none' };
  } catch (error) {
    // Nested too deeply for the parser's recursion.
    if (!(error instanceof RangeError)) throw error;
    return { is: 'unusable' };
  }
}

function parse(source: string, unicodeSets: boolean): AST.Pattern {
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicodeSets });
}

/** Nothing can stand behind the end of a text: "$[0-9.]*" means the sign of a currency (Form.io). */
function withSigns(source: string, { alternatives }: AST.Pattern): string {
  const signs = alternatives
    .flatMap(({ elements }) =>
      elements.slice(0, -1).filter((one, at) => isEnd(one) && elements[at + 1]!.type !== 'Assertion'),
    )
    .map(({ start }) => start);
  return signs.reduceRight((text, at) => `${text.slice(0, at)}\\${text.slice(at)}`, source);
}

const isEnd = (element: AST.Element) => element.type === 'Assertion' && element.kind === 'end';

/** @returns null where the source is no regular expression in that notation */
function parsed(source: string, unicodeSets: boolean): CompiledPattern | null {
  try {
    const tree = parse(source, unicodeSets);
    const meant = withSigns(source, tree);
    if (meant !== source) return parsed(meant, unicodeSets);
    return { is: 'pattern', tree, program: makeProgram(tree), enforced: unicodeSets };
  } catch (error) {
    if (error instanceof RegExpSyntaxError || error instanceof SyntaxError) return null;
    throw error;
  }
}
