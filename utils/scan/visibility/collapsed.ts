import { flatParentOf, rectOf } from '../../dom/nodes';

/** Whether an element stands in a box without height or width that cuts off what is inside. */
export type IsCollapsed = (element: Element) => boolean;

/** Levels looked up: a page nested deeper than that hides by other means. */
const maxClimb = 64;

/** Each ancestor is read once, however many fields stand in it. */
export function createIsCollapsed(view: Window): IsCollapsed {
  const known = new Map<Element, boolean>();
  return (element) => {
    const path: Element[] = [];
    let verdict = false;
    let above = flatParentOf(element);
    for (let seen = 0; above && seen < maxClimb; seen++, above = flatParentOf(above)) {
      const answer = known.get(above);
      if (answer !== undefined) {
        verdict = answer;
        break;
      }
      path.push(above);
    }
    for (const ancestor of path.reverse()) {
      verdict ||= cutsAll(ancestor, view);
      known.set(ancestor, verdict);
    }
    return verdict;
  };
}

function cutsAll(element: Element, view: Window): boolean {
  const { width, height } = rectOf(element);
  if (width > 1 && height > 1) return false;
  const { overflowX, overflowY, display } = view.getComputedStyle(element);
  if (display === 'contents' || display === 'inline') return false;
  return (width <= 1 && overflowX !== 'visible') || (height <= 1 && overflowY !== 'visible');
}
