/** Walking a page whose parts may stand in shadow trees. */

/** Document or shadow root an element stands in. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_NODE || root instanceof ShadowRoot
    ? (root as Document | ShadowRoot)
    : element.ownerDocument;
}

/** Element named by an IDREF attribute: in the same tree first, else in the document. */
export function byId(near: Element, id: string): Element | null {
  return rootOf(near).getElementById(id) ?? near.ownerDocument.getElementById(id);
}

/** Elements an IDREF list attribute names, in its order. */
export function referenced(element: Element, attribute: string): Element[] {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => byId(element, id)).filter((found) => found !== null);
}

/** Matches below an element, through its own open shadow root and what is slotted into it. */
export function queryInside(container: Element, selector: string): Element[] {
  const found = new Set<Element>(container.querySelectorAll(selector));
  for (const match of container.shadowRoot?.querySelectorAll(selector) ?? []) found.add(match);
  for (const slot of slotsOf(container)) {
    for (const slotted of slot.assignedElements({ flatten: true })) {
      if (slotted.matches(selector)) found.add(slotted);
      for (const match of slotted.querySelectorAll(selector)) found.add(match);
      for (const match of slotted.shadowRoot?.querySelectorAll(selector) ?? []) found.add(match);
    }
  }
  return [...found];
}

function slotsOf(container: Element): HTMLSlotElement[] {
  const inside = [...container.querySelectorAll('slot')];
  return container instanceof HTMLSlotElement ? [container, ...inside] : inside;
}

/** Whether `inner` stands in `outer`, shadow trees and slots included. */
export function isWithin(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at; at = parentThroughShadow(at)) if (at === outer) return true;
  return false;
}

/** The nearest element that matches, itself included, in the tree as drawn. */
export function closestDrawn(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; at = parentThroughShadow(at)) if (at.matches(selector)) return at;
  return null;
}

/** The parent in the tree as drawn: the slot, else the parent, else the shadow host. */
export function parentThroughShadow(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
