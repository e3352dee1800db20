/** Where a field went when the page replaced its element. */

/** Boxes around a field that may be replaced along with it. */
const mostAround = 4;
/** Siblings before an element that are counted: it is done for each field of a page. */
const mostCounted = 24;

/** Where an element stood, noted before a write. */
export interface Place {
  readonly element: Element;
  /** The same of the box around it, null where there is none or it is far out. */
  readonly around: Place | null;
  readonly root: Node;
  readonly parent: Element | null;
  readonly before: Element | null;
  readonly after: Element | null;
  /** How many siblings stood before it, -1 where they are too many to count. */
  readonly nth: number;
}

/** Notes where an element stands; a few pointers, no query. */
export function placeOf(element: Element, outwards = mostAround): Place {
  const { parentElement } = element;
  return {
    element,
    around: parentElement && outwards > 0 ? placeOf(parentElement, outwards - 1) : null,
    root: element.getRootNode(),
    parent: element.parentElement,
    before: element.previousElementSibling,
    after: element.nextElementSibling,
    nth: nthOf(element),
  };
}

function nthOf(element: Element): number {
  let count = 0;
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling)
    if (++count > mostCounted) return -1;
  return count;
}

/**
 * The element that stands for the noted one now: itself while it is in the page, else the one that took its place.
 * @returns null where nothing alike is there
 */
export function relocate(place: Place): Element | null {
  if (place.element.isConnected) return place.element;
  return atSamePlace(place) ?? byIdentity(place) ?? inNewBox(place);
}

/**
 * The only element of its sort, or of its sort and class, in the box that took the place of its box; else the one as far
 * down.
 */
function inNewBox({ element, around, nth }: Place): Element | null {
  if (!around || around.element.isConnected) return null;
  const box = atSamePlace(around) ?? inNewBox(around);
  const alike = [...(box?.querySelectorAll(element.localName) ?? [])].filter((other) => isAlike(other, element));
  const called = alike.filter((other) => other.getAttribute('class') === element.getAttribute('class'));
  const sameRow = alike.filter((other) => other === box?.children[nth]);
  return [alike, called, sameRow].find(({ length }) => length === 1)?.[0] ?? null;
}

function atSamePlace({ element, parent, before, after, nth }: Place): Element | null {
  if (!parent?.isConnected) return null;
  const neighbour = before?.isConnected ? before.nextElementSibling : null;
  const candidates = [neighbour, after?.isConnected ? after.previousElementSibling : null, parent.children[nth]];
  return candidates.find((candidate) => candidate && isAlike(candidate, element)) ?? null;
}

const identities = ['id', 'name', 'data-testid', 'aria-label', 'aria-labelledby', 'placeholder'] as const;

function byIdentity({ element, root }: Place): Element | null {
  if (!root.isConnected || !('querySelectorAll' in root)) return null;
  for (const attribute of identities) {
    const value = element.getAttribute(attribute);
    if (!value) continue;
    const selector = `${element.localName}[${attribute}="${CSS.escape(value)}"]`;
    const found = [...(root as ParentNode).querySelectorAll(selector)].filter((other) => isAlike(other, element));
    if (found.length === 1) return found[0]!;
  }
  return null;
}

function isAlike(candidate: Element, element: Element): boolean {
  return (
    candidate.localName === element.localName &&
    candidate.getAttribute('type') === element.getAttribute('type') &&
    candidate.getAttribute('name') === element.getAttribute('name')
  );
}
