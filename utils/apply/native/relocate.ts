/**
 * Where a field went when the page replaced its element. Forms stand among what is walked: a property of theirs may be a
 * control of that name, and each is looked up among all their controls first, which thousands make slow.
 */
import {
  attributeOf,
  childElementsOf,
  findAll,
  isConnected,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  rootOf,
} from '../../dom/nodes';

/** Boxes around a field that may be replaced along with it. */
const mostAround = 4;
/** Siblings before an element that are counted: it is done for each field of a page. */
const mostCounted = 24;

/** Where an element stood, noted before a write. */
export interface TreePosition {
  readonly element: Element;
  /** The same of the box around it, null where there is none or it is far out. */
  readonly around: TreePosition | null;
  readonly root: Node;
  readonly parent: Element | null;
  readonly before: Element | null;
  readonly after: Element | null;
  /** How many siblings stood before it, -1 where they are too many to count. */
  readonly nth: number;
}

/**
 * Places noted in this message. A field's is asked for several times, by who notes what was held and by its adapter, and
 * thousands of rows share the boxes around them.
 */
let noted = new WeakMap<Element, TreePosition>();

/** Places noted before are noted anew from here on: how many siblings stand before may have changed unseen. */
export function forgetTreePositions(): void {
  noted = new WeakMap();
}

/** Notes where an element stands; a few pointers, no query. */
export function treePositionOf(element: Element, outwards = mostAround): TreePosition {
  const known = noted.get(element);
  if (known && standsStill(known, outwards)) return known;
  const parent = parentElementOf(element);
  const before = previousElementOf(element);
  const place = {
    element,
    around: parent && outwards > 0 ? treePositionOf(parent, outwards - 1) : null,
    root: rootOf(element),
    parent,
    before,
    after: nextElementOf(element),
    nth: nthAfter(before, parent),
  };
  noted.set(element, place);
  return place;
}

/** Whether a place still holds, and reaches as many boxes outwards. */
function standsStill({ element, around, root, parent, before, after }: TreePosition, outwards: number): boolean {
  if (parentElementOf(element) !== parent || rootOf(element) !== root) return false;
  if (previousElementOf(element) !== before || nextElementOf(element) !== after) return false;
  if (outwards === 0 || parent === null) return true;
  return around !== null && standsStill(around, outwards - 1);
}

/** How many siblings stand before an element, -1 where they are too many to count; one more than before its neighbour. */
function nthAfter(before: Element | null, parent: Element | null): number {
  if (before === null) return 0;
  const known = noted.get(before);
  if (!known || known.parent !== parent) return counted(before);
  return known.nth === -1 || known.nth === mostCounted ? -1 : known.nth + 1;
}

function counted(before: Element): number {
  let count = 0;
  for (let at: Element | null = before; at; at = previousElementOf(at)) if (++count > mostCounted) return -1;
  return count;
}

/**
 * The element that stands for the noted one now: itself while it is in the page, else the one that took its place.
 * @returns null where nothing alike is there
 */
export function relocate(place: TreePosition): Element | null {
  if (isConnected(place.element)) return place.element;
  return atSamePosition(place) ?? byIdentity(place) ?? inNewBox(place);
}

/**
 * The only element of its sort, or of its sort and class, in the box that took the place of its box; else the one as far
 * down.
 */
function inNewBox({ element, around, nth }: TreePosition): Element | null {
  if (!around || isConnected(around.element)) return null;
  const box = atSamePosition(around) ?? inNewBox(around);
  const alike = [...(box ? findAll(box, localNameOf(element)) : [])].filter((other) => isAlike(other, element));
  const called = alike.filter((other) => attributeOf(other, 'class') === attributeOf(element, 'class'));
  const sameRow = alike.filter((other) => box !== null && other === childElementsOf(box)[nth]);
  return [alike, called, sameRow].find(({ length }) => length === 1)?.[0] ?? null;
}

function atSamePosition({ element, parent, before, after, nth }: TreePosition): Element | null {
  if (!parent || !isConnected(parent)) return null;
  const neighbour = before && isConnected(before) ? nextElementOf(before) : null;
  const candidates = [
    neighbour,
    after && isConnected(after) ? previousElementOf(after) : null,
    childElementsOf(parent)[nth],
  ];
  return candidates.find((candidate) => candidate && isAlike(candidate, element)) ?? null;
}

const identities = ['id', 'name', 'data-testid', 'aria-label', 'aria-labelledby', 'placeholder'] as const;

function byIdentity({ element, root }: TreePosition): Element | null {
  if (!isConnected(root) || !('querySelectorAll' in root)) return null;
  for (const attribute of identities) {
    const value = attributeOf(element, attribute);
    if (!value) continue;
    const selector = `${localNameOf(element)}[${attribute}="${CSS.escape(value)}"]`;
    const found = [...findAll(root as ParentNode, selector)].filter((other) => isAlike(other, element));
    if (found.length === 1) return found[0]!;
  }
  return null;
}

function isAlike(candidate: Element, element: Element): boolean {
  return (
    localNameOf(candidate) === localNameOf(element) &&
    attributeOf(candidate, 'type') === attributeOf(element, 'type') &&
    attributeOf(candidate, 'name') === attributeOf(element, 'name')
  );
}
