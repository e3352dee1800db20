import type { AST } from '@eslint-community/regexpp';
import type { Stream } from '../../stream';
import type { Budget } from './budget';

/** What a string made for a pattern has to be. */
export interface Wanted {
  readonly tree: AST.Pattern;
  /** All of the field's rules, the pattern included. */
  readonly accepts: (text: string) => boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /** Notations of the persona's value. */
  readonly forms: readonly string[];
  readonly stream: Stream;
  readonly budget: Budget;
}
