import { findNodeAtLocation, getNodePath, getNodeValue, type Node } from 'jsonc-parser';
import { inputProblem, type InputProblem } from '../input-problem';
import type { Candidate, Fault, ReadCandidates } from './candidate';
import { groupSeparator } from './group-path';

interface Reading {
  readonly candidates: Candidate[];
  readonly faults: Fault[];
}

/**
 * Bug Magnet's configuration (https://bugmagnet.org/customising.html): a property is an entry where it is a text, a
 * submenu where it is a list or an object; an object with a `_type` is a recipe. Names that stand twice are kept both.
 */
export function readBugMagnet(root: Node): ReadCandidates {
  const reading: Reading = { candidates: [], faults: [] };
  if (root.type === 'array' || root.type === 'object') walk(root, [], reading);
  else reading.faults.push({ offset: root.offset, path: '', what: inputProblem('no-entries') });
  return reading;
}

function walk(menu: Node, groups: readonly string[], reading: Reading): void {
  for (const child of menu.children ?? []) {
    const [name, node] = menu.type === 'object' ? [String(child.children![0]!.value), child.children![1]] : ['', child];
    if (!node) continue;
    const isRecipe = findNodeAtLocation(node, ['_type']) !== undefined;
    if (node.type === 'string' || isRecipe) reading.candidates.push(candidate(name, groups, node));
    else if (node.children) walk(node, name ? [...groups, name] : groups, reading);
    else reading.faults.push(fault(node, inputProblem('not-text', getNodeValue(node))));
  }
}

function candidate(title: string, groups: readonly string[], node: Node): Candidate {
  const value = valueOf(getNodeValue(node));
  return {
    written: { ...(title !== '' && { title }), group: groups.join(groupSeparator), value },
    path: getNodePath(node).join('.'),
    offsetOf: () => node.offset,
  };
}

/** A recipe of another type stays as it is: the check names it. */
function valueOf(written: unknown): unknown {
  if (typeof written === 'string') return written;
  const { _type: type, ...recipe } = written as Readonly<Record<string, unknown>>;
  if (type === 'literal') return recipe['value'];
  if (type === 'size') return { is: 'repeated', text: recipe['template'], length: Number(recipe['size']) };
  return { is: type };
}

function fault(node: Node, what: InputProblem): Fault {
  return { offset: node.offset, path: getNodePath(node).join('.'), what };
}
