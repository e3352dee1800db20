import {
  createScanner,
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Candidate, Fault, ReadCandidates } from './candidate';
import { readBugMagnet } from './read-bug-magnet';
import { ownEntriesVersion } from './own-entry-schema';

/** The parser goes as deep as the brackets do: beyond this nobody wrote it by hand. */
const deepest = 40;

/** The entries of a JSON text: our own file, a list of objects with a `value`, or Bug Magnet's configuration. */
export function readEntriesJson(text: string): ReadCandidates {
  const deep = tooDeepAt(text);
  if (deep !== null)
    return only({ offset: deep, path: '', what: `expected at most ${deepest} brackets within brackets` });
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !root) {
    const code = error ? printParseErrorCode(error.error) : 'ValueExpected';
    return only({ offset: error?.offset ?? 0, path: '', what: `not valid JSON: ${inWords(code)}` });
  }
  if (findNodeAtLocation(root, ['understudy'])) return readOurs(root);
  return isList(root) ? { candidates: (root.children ?? []).map(candidate), faults: [] } : readBugMagnet(root);
}

function readOurs(root: Node): ReadCandidates {
  const version: unknown = valueAt(root, ['catalogue', 'version']);
  const entries = findNodeAtLocation(root, ['catalogue', 'entries']);
  if (entries?.type !== 'array')
    return only({ offset: 0, path: 'catalogue.entries', what: 'expected a list of entries' });
  if (!Number.isInteger(version) || Number(version) > ownEntriesVersion) {
    const what = `expected a version up to ${ownEntriesVersion}: made by a newer Understudy`;
    return only({ offset: entries.offset, path: 'catalogue.version', what });
  }
  return { candidates: (entries.children ?? []).map(candidate), faults: [] };
}

function candidate(node: Node): Candidate {
  return {
    written: getNodeValue(node),
    path: getNodePath(node).join('.'),
    offsetOf(path) {
      for (let length = path.length; length > 0; length--) {
        const part = findNodeAtLocation(node, path.slice(0, length));
        if (part) return part.offset;
      }
      return node.offset;
    },
  };
}

/** Bug Magnet's lists hold texts. */
function isList({ type, children = [] }: Node): boolean {
  return (
    type === 'array' && children.some((child) => findNodeAtLocation(child, ['value']) && !valueAt(child, ['_type']))
  );
}

function valueAt(node: Node, path: string[]): unknown {
  const found = findNodeAtLocation(node, path);
  return found && getNodeValue(found);
}

function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    // A string has its quotes: what is one character long is punctuation.
    const sign = scanner.getTokenLength() === 1 ? text[scanner.getTokenOffset()] : '';
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth > deepest) return scanner.getTokenOffset();
  }
  return null;
}

/** `CommaExpected` → `comma expected`. */
function inWords(code: string): string {
  return code.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}

function only(fault: Fault): ReadCandidates {
  return { candidates: [], faults: [fault] };
}
