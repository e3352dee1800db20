import { documentOf, rootOf } from '../../dom/nodes';

export interface Moves {
  /** Whether anything has changed since the watch began. */
  hasMoved(): boolean;
  stop(): void;
}

/** Notes whether the document or the tree that an element stands in changes from now on. */
export function watchMoves(near: Element): Moves {
  let moved = false;
  const observer = new MutationObserver(() => (moved = true));
  for (const root of new Set<Node>([documentOf(near), rootOf(near)]))
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    hasMoved: () => moved || observer.takeRecords().length > 0,
    stop: () => observer.disconnect(),
  };
}
