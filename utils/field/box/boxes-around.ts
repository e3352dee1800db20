/**
 * How far a widget may reach: the boxes around a control, one inside the other, that can still be its own. All that looks
 * around a control for its names, buttons, labels and twins climbs by these.
 */
import { flatParentOf, isMatch, parentElementOf } from '../../dom/nodes';
import { isLong } from './long-box';

/** What holds whole fields, not the parts of one. */
export const fieldHolders = 'form, fieldset, body';
/** Boxes that libraries draw around one control. */
const usualLevels = 4;

export interface Reach {
  /** How many boxes out, at most. */
  readonly levels?: number;
  /** A selector of boxes that hold more than the widget: neither they nor those around them are looked at. */
  readonly ends?: string | null;
  /** Children that one of the boxes may have. */
  readonly mostChildren?: number;
  /** As drawn: into slots and out of shadow trees. */
  readonly isDrawn?: boolean;
}

/** The nearest box around an element for which `isIt` holds, null where there is none within reach. */
export function nearestBox(
  element: Element,
  isIt: (box: Element) => boolean,
  { levels = usualLevels, ends = fieldHolders, mostChildren, isDrawn = false }: Reach = {},
): Element | null {
  const parentOf = isDrawn ? flatParentOf : parentElementOf;
  let box: Element | null = parentOf(element);
  for (let level = 0; box && level < levels; level++, box = parentOf(box)) {
    if ((ends !== null && isMatch(box, ends)) || isLong(box, mostChildren)) return null;
    if (isIt(box)) return box;
  }
  return null;
}

/** What `find` finds in the nearest box in which it finds anything, null where it finds nothing within reach. */
export function findAround<T>(element: Element, find: (box: Element) => T | null | undefined, reach?: Reach): T | null {
  let found: T | null = null;
  nearestBox(element, (box) => (found = find(box) ?? null) !== null, reach);
  return found;
}

/**
 * The boxes around an element, the nearest first.
 * @param isOwn the way ends before the first for which it does not hold; `level` counts from 0
 */
export function boxesAround(
  element: Element,
  reach: Reach = {},
  isOwn: (box: Element, level: number) => boolean = () => true,
): Element[] {
  const boxes: Element[] = [];
  const isBeyond = (box: Element) => {
    if (!isOwn(box, boxes.length)) return true;
    boxes.push(box);
    return false;
  };
  nearestBox(element, isBeyond, reach);
  return boxes;
}
