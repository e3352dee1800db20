import { attributeOf, flatParentOf, localNameOf, rectOf } from '../../dom/nodes';
import { isCutAway, isFaint } from './cut-away';

/** Whether an element stands in a box that shows nothing of what is inside: without height or width, cut or masked away. */
export type IsCollapsed = (element: Element) => boolean;

/** Levels looked up: a page nested deeper than that hides by other means. */
const maxClimb = 64;
/** What says how an element looks. */
const shaping = ['class', 'style', 'id'];
/** Edges of a box, in CSS pixels, between which nobody finds anything. */
const slit = 3;

/** Each ancestor is read once, however many fields stand in it. */
export function createIsCollapsed(view: Window): IsCollapsed {
  const known = new Map<Element, boolean>();
  /** Looks of boxes that hide nothing: thousands of rows that are written alike are asked for their style once. */
  const plain = new Set<string>();
  const cutsAll = (element: Element): boolean => {
    const { width, height } = rectOf(element);
    const look = [localNameOf(element), ...shaping.map((name) => attributeOf(element, name))].join('\n');
    const isOpen = width > slit && height > slit;
    if (isOpen && plain.has(look)) return false;
    const style = view.getComputedStyle(element);
    if (isCutAway(style) || isFaint(style)) return true;
    plain.add(look);
    return !isOpen && cutsOff(style, width, height);
  };
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
      verdict ||= cutsAll(ancestor);
      known.set(ancestor, verdict);
    }
    return verdict;
  };
}

function cutsOff({ overflowX, overflowY, display }: CSSStyleDeclaration, width: number, height: number): boolean {
  if (display === 'contents' || display === 'inline') return false;
  return (width <= slit && overflowX !== 'visible') || (height <= slit && overflowY !== 'visible');
}
