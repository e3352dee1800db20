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

/** @returns null where the source is no regular expression in that notation */
function parsed(source: string, unicodeSets: boolean): CompiledPattern | null {
  try {
    const tree = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicodeSets });
    return { is: 'pattern', tree, program: makeProgram(tree), enforced: unicodeSets };
  } catch (error) {
    if (error instanceof RegExpSyntaxError || error instanceof SyntaxError) return null;
    throw error;
  }
}
