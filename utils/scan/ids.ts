import { isShadowRoot, rootOf } from '../dom/nodes';

const maxIds = 6;

/** The elements a list of ids names, in the tree the element stands in. */
export function elementsNamed(ids: string, element: Element): Element[] {
  const root = rootOf(element);
  const byId = lookup(root);
  if (!byId || !ids) return [];
  return ids
    .slice(0, 1_000)
    .trim()
    .split(/\s+/)
    .slice(0, maxIds)
    .flatMap((id) => byId(id) ?? []);
}

function lookup(root: Node): ((id: string) => Element | null) | null {
  if (isShadowRoot(root)) return (id) => root.getElementById(id);
  if (root instanceof Document) return (id) => Document.prototype.getElementById.call(root, id);
  return null;
}
