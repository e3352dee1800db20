import { flatParentOf, isRendered, nextElementOf } from '../../dom/nodes';

/** Boxes in a row that are laid out in one go. */
const together = 50;

/**
 * The browser leaves boxes empty until they come into view (`content-visibility: auto`, CSS Containment 2), and who asks
 * for a place inside one has the whole page laid out for it: 3,000 such rows took 47 s. A range over many of them asks
 * once.
 * @returns takes an element whose place is asked for next
 */
export function createLayOutAhead(): (element: Element) => void {
  const laidOut = new WeakSet<Element>();
  return (element) => {
    const box = skippedBox(element);
    if (!box || laidOut.has(box)) return;
    const range = new Range();
    range.setStartBefore(box);
    for (let at: Element | null = box, many = 0; at && many < together; at = nextElementOf(at), many++) {
      laidOut.add(at);
      range.setEndAfter(at);
    }
    range.getClientRects();
  };
}

/** The box around an element whose inside is not laid out; null where it is, and for what is not shown at all. */
function skippedBox(element: Element): Element | null {
  let box: Element | null = isRendered(element) ? element : null;
  while (box && !isRendered(box, { contentVisibilityAuto: true })) box = flatParentOf(box);
  return box === element ? null : box;
}
