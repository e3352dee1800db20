import { parseTree, type ParseError } from 'jsonc-parser';
import { nearestNode } from '../json-text';

/** Tells lines of a JSON text, from 1. */
export interface Lines {
  /** Of the value at a path, else of the nearest value around it. */
  at(path: readonly (string | number)[]): number;
  /** Of the first place where the text is no JSON; null where it is. */
  readonly firstError: number | null;
}

/** Reads a text for its lines; only done where there is something to tell. */
export function linesOf(text: string): Lines {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return {
    at: (path) => lineAt(root ? nearestNode(root, path).offset : 0),
    firstError: errors[0] ? lineAt(errors[0].offset) : null,
  };
}
