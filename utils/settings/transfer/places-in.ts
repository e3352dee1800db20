import { parseTree, type ParseError } from 'jsonc-parser';
import { nearestNode } from '../json-text';
import { positionsIn, type TextPosition } from '../text-position';

/** Tells where things stand in a JSON text. */
export interface Places {
  /** The value at a path, else the nearest value around it. */
  at(path: readonly (string | number)[]): TextPosition;
  /** The first place where the text is no JSON; null where it is. */
  readonly firstError: TextPosition | null;
}

/** Reads a text for its places; only done where there is something to tell. */
export function placesIn(text: string): Places {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const positionOf = positionsIn(text);
  return {
    at: (path) => positionOf(root ? nearestNode(root, path).offset : 0),
    firstError: errors[0] ? positionOf(errors[0].offset) : null,
  };
}
