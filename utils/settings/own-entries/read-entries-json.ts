import { findNodeAtLocation, getNodePath, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { inputProblem } from '../input-problem';
import { nearestNode, tooDeepAt } from '../json-text';
import { versionProblem } from '../read-list';
import type { Candidate, Fault, ReadCandidates } from './candidate';
import { readBugMagnet } from './read-bug-magnet';
import { ownEntriesVersion } from './own-entry-schema';

/** How much of the text is shown where it stops being JSON. */
const pieceShown = 20;

/** The entries of a JSON text: our own file, a list of objects with a `value`, or Bug Magnet's configuration. */
export function readEntriesJson(text: string): ReadCandidates {
  const deep = tooDeepAt(text);
  if (deep !== null) return only({ offset: deep, path: '', what: inputProblem('too-deep') });
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !root) {
    const offset = error?.offset ?? 0;
    return only({ offset, path: '', what: inputProblem('not-json', text.slice(offset, offset + pieceShown).trim()) });
  }
  if (findNodeAtLocation(root, ['understudy'])) return readOurs(root);
  return isList(root) ? { candidates: (root.children ?? []).map(candidate), faults: [] } : readBugMagnet(root);
}

function readOurs(root: Node): ReadCandidates {
  const version: unknown = valueAt(root, ['catalogue', 'version']);
  const entries = findNodeAtLocation(root, ['catalogue', 'entries']);
  if (entries?.type !== 'array')
    return only({ offset: 0, path: 'catalogue.entries', what: inputProblem('no-entries') });
  const what = versionProblem(version, ownEntriesVersion);
  if (what) return only({ offset: entries.offset, path: 'catalogue.version', what });
  return { candidates: (entries.children ?? []).map(candidate), faults: [] };
}

function candidate(node: Node): Candidate {
  return {
    written: getNodeValue(node),
    path: getNodePath(node).join('.'),
    offsetOf: (path) => nearestNode(node, path).offset,
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

function only(fault: Fault): ReadCandidates {
  return { candidates: [], faults: [fault] };
}
