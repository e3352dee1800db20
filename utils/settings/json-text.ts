/** What is asked of a JSON text before and after it is parsed, whatever it holds. */
import { createScanner, findNodeAtLocation, type Node } from 'jsonc-parser';

/** A parser goes as deep as the brackets do: beyond this nobody wrote them by hand. */
export const deepestBrackets = 40;

/** The offset of the first bracket that stands too deep; null where none does. */
export function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    // A string has its quotes: what is one character long is punctuation.
    const sign = scanner.getTokenLength() === 1 ? text[scanner.getTokenOffset()] : '';
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth > deepestBrackets) return scanner.getTokenOffset();
  }
  return null;
}

/** The value at a path, else the nearest value around it. */
export function nearestNode(root: Node, path: readonly (string | number)[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}
