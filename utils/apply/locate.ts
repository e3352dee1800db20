import { documentOf, isConnected } from '../dom/nodes';
import { treePositionOf, relocate, type TreePosition } from './native/relocate';
import type { Target } from './target';

/** Where a target stands, and the target itself with the element that stands for it now. */
export interface Located {
  readonly target: Target;
  readonly place: TreePosition;
}

/**
 * Finds a target in the page: also where its element was replaced since it was scanned.
 * @param known where it stood when last seen, if that was noted
 * @returns null where it is gone
 */
export function locate(target: Target, known?: TreePosition): Located | null {
  const { element } = target.field;
  if (isConnected(element)) return { target, place: treePositionOf(element) };
  const now = relocate(known ?? { ...treePositionOf(element), root: documentOf(element), parent: null });
  return now && { target: moved(target, now), place: treePositionOf(now) };
}

function moved(target: Target, element: Element): Target {
  const members = target.adapter.gather?.(element).members ?? [element];
  return { adapter: target.adapter, field: { element, members } };
}
