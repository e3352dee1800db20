/** Where a field went when the page replaced its element. */

/** Boxes around a field that may be replaced along with it. */
const mostAround = 4;

/** Where an element stood, noted before a write. */
export interface Place {
  readonly element: Element;
  /** The same of the box around it, null where there is none or it is far out. */
  readonly around: Place | null;
  readonly root: Node;
  readonly parent: Element | null;
  readonly before: Element | null;
  readonly after: Element | null;
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
  };
}

/**
 * The element that stands for the noted one now: itself while it is in the page, else the one that took its place.
 * @returns null where nothing alike is there
 */
export function relocate(place: Place): Element | null {
  if (place.element.isConnected) return place.element;
  return atSamePlace(place) ?? byIdentity(place) ?? inNewBox(place);
}

/** The only element of its sort, or of its sort and class, in the box that took the place of its box. */
function inNewBox({ element, around }: Place): Element | null {
  if (!around || around.element.isConnected) return null;
  const box = atSamePlace(around) ?? inNewBox(around);
  const alike = [...(box?.querySelectorAll(element.localName) ?? [])].filter((other) => isAlike(other, element));
  const called = alike.filter((other) => other.getAttribute('class') === element.getAttribute('class'));
  return [alike, called].find(({ length }) => length === 1)?.[0] ?? null;
}

function atSamePlace({ element, parent, before, after }: Place): Element | null {
  if (!parent?.isConnected) return null;
  const neighbour = before?.isConnected ? before.nextElementSibling : null;
  const candidates = [neighbour, after?.isConnected ? after.previousElementSibling : null, parent.firstElementChild];
  return candidates.find((candidate) => candidate !== null && isAlike(candidate, element)) ?? null;
}

const identities = ['id', 'name', 'data-testid', 'aria-label', 'placeholder'] as const;

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
