/**
 * Reads of nodes that a page cannot bend. A `<form>` with an `<input name="parentNode">` answers that input for
 * `form.parentNode` even to a content script, and a document with `<img name="body">` that image for `document.body`;
 * the prototype's own getters answer the truth (HTML spec, `LegacyOverrideBuiltIns`).
 */
function getter<P extends object, K extends keyof P>(prototype: P, key: K): (object: P) => P[K] {
  const get = Object.getOwnPropertyDescriptor(prototype, key)?.get;
  if (!get) throw new Error(`expected a getter named ${String(key)}`);
  return (object) => get.call(object) as P[K];
}

export const parentOf = getter(Node.prototype, 'parentNode');
export const parentElementOf = getter(Node.prototype, 'parentElement');
export const firstChildOf = getter(Node.prototype, 'firstChild');
export const lastChildOf = getter(Node.prototype, 'lastChild');
export const nextSiblingOf = getter(Node.prototype, 'nextSibling');
export const previousSiblingOf = getter(Node.prototype, 'previousSibling');
export const nodeTypeOf = getter(Node.prototype, 'nodeType');
export const isConnected = getter(Node.prototype, 'isConnected');
export const documentOf = getter(Node.prototype, 'ownerDocument');
export const namespaceOf = getter(Element.prototype, 'namespaceURI');
export const localNameOf = getter(Element.prototype, 'localName');
export const childrenOf = getter(Element.prototype, 'children');
export const nextElementOf = getter(Element.prototype, 'nextElementSibling');
export const previousElementOf = getter(Element.prototype, 'previousElementSibling');
export const scrollTopOf = getter(Element.prototype, 'scrollTop');
export const scrollLeftOf = getter(Element.prototype, 'scrollLeft');
export const openShadowRootOf = getter(Element.prototype, 'shadowRoot');
export const assignedSlotOf = getter(Element.prototype, 'assignedSlot');
export const rootElementOf = getter(Document.prototype, 'documentElement');
export const activeElementOf = getter(Document.prototype, 'activeElement');

const { getAttribute, hasAttribute, getAttributeNames, matches, getBoundingClientRect, querySelectorAll } =
  Element.prototype;
const containsNode = Node.prototype.contains;

/** The attribute as written, '' if none. */
export function attribute(element: Element, name: string): string {
  return getAttribute.call(element, name) ?? '';
}

export function carries(element: Element, name: string): boolean {
  return hasAttribute.call(element, name);
}

export function attributeNames(element: Element): string[] {
  return getAttributeNames.call(element);
}

export function contains(outer: Element, inner: Element): boolean {
  return containsNode.call(outer, inner);
}

export function isMatch(element: Element, selector: string): boolean {
  return matches.call(element, selector);
}

export function rectOf(element: Element): DOMRect {
  return getBoundingClientRect.call(element);
}

export function findAll(element: Element, selector: string): NodeListOf<Element> {
  return querySelectorAll.call(element, selector);
}

export function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === 1;
}

export function isText(node: Node): node is Text {
  return nodeTypeOf(node) === 3;
}

export function isShadowRoot(node: Node): node is ShadowRoot {
  return nodeTypeOf(node) === 11 && 'host' in node;
}

/** The root of the tree the node stands in: a document, a shadow root, or the top of what was cut off. */
export function rootOf(node: Node): Node {
  return Node.prototype.getRootNode.call(node);
}

/** The parent element, a shadow root's host included; null at the top. */
export function composedParentOf(node: Node): Element | null {
  const parent = parentOf(node);
  if (!parent) return null;
  if (isShadowRoot(parent)) return parent.host;
  return isElement(parent) ? parent : null;
}

/** The parent a person sees: a slotted element's is its slot. */
export function flatParentOf(element: Element): Element | null {
  return assignedSlotOf(element) ?? composedParentOf(element);
}
