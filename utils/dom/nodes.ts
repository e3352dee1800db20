/**
 * Reads of nodes that a page cannot bend. A `<form>` with an `<input name="parentNode">` answers that input for
 * `form.parentNode` even to a content script, and a document with `<img name="body">` that image for `document.body`;
 * the prototype's own getters and methods answer the truth (HTML spec, `LegacyOverrideBuiltIns`). What is
 * asked of nothing answers null, so that steps can be chained.
 */
type Maybe<T> = T | null | undefined;

/** Reads one property; of nothing, null. */
interface Read<O, V> {
  (object: O): V;
  (object: Maybe<O>): V | null;
}

function getter<O, V>(prototype: object, key: string): Read<O, V> {
  const get = Object.getOwnPropertyDescriptor(prototype, key)?.get;
  if (!get) throw new Error(`expected a getter named ${key}`);
  return ((object: Maybe<O>) => (object ? get.call(object) : null)) as Read<O, V>;
}

const node = <O extends Node, K extends keyof O & string>(key: K) => getter<O, O[K]>(Node.prototype, key);
const element = <K extends keyof Element & string>(key: K) => getter<Element, Element[K]>(Element.prototype, key);
const page = <K extends keyof Document & string>(key: K) => getter<Document, Document[K]>(Document.prototype, key);

export const parentOf = node<Node, 'parentNode'>('parentNode');
export const parentElementOf = node<Node, 'parentElement'>('parentElement');
export const childNodesOf = node<Node, 'childNodes'>('childNodes');
export const firstChildOf = node<Node, 'firstChild'>('firstChild');
export const lastChildOf = node<Node, 'lastChild'>('lastChild');
export const nextSiblingOf = node<Node, 'nextSibling'>('nextSibling');
export const previousSiblingOf = node<Node, 'previousSibling'>('previousSibling');
export const nodeTypeOf = node<Node, 'nodeType'>('nodeType');
export const isConnected = node<Node, 'isConnected'>('isConnected');
export const documentOf = node<Element, 'ownerDocument'>('ownerDocument');
export const namespaceOf = element('namespaceURI');
export const localNameOf = element('localName');
export const idOf = element('id');
export const classNameOf = element('className');
export const classListOf = element('classList');
export const firstElementOf = element('firstElementChild');
export const lastElementOf = element('lastElementChild');
export const nextElementOf = element('nextElementSibling');
export const previousElementOf = element('previousElementSibling');
export const scrollTopOf = element('scrollTop');
export const scrollLeftOf = element('scrollLeft');
export const openShadowRootOf = element('shadowRoot');
export const assignedSlotOf = element('assignedSlot');
export const rootElementOf = page('documentElement');
export const activeElementOf = page('activeElement');

const children = element('children');
const textContent = getter<Node, string | null>(Node.prototype, 'textContent');

export function textContentOf(of: Element): string;
export function textContentOf(of: Maybe<Node>): string | null;
export function textContentOf(of: Maybe<Node>): string | null {
  return textContent(of);
}

const { contains: containsNode, getRootNode } = Node.prototype;
const elements = Element.prototype;

/** The attribute as written, null if none. */
export function attributeOf(of: Maybe<Element>, name: string): string | null {
  return of ? elements.getAttribute.call(of, name) : null;
}

/** The attribute as written, '' if none. */
export function attribute(of: Maybe<Element>, name: string): string {
  return attributeOf(of, name) ?? '';
}

export function carries(of: Maybe<Element>, name: string): boolean {
  return of ? elements.hasAttribute.call(of, name) : false;
}

export function attributeNames(of: Element): string[] {
  return elements.getAttributeNames.call(of);
}

export function contains(outer: Maybe<Node>, inner: Maybe<Node>): boolean {
  return outer ? containsNode.call(outer, inner ?? null) : false;
}

export function isMatch(of: Maybe<Element>, selector: string): boolean {
  return of ? elements.matches.call(of, selector) : false;
}

type Tag = keyof HTMLElementTagNameMap;
type Named<T extends Tag> = HTMLElementTagNameMap[T];

/** The nearest element that matches, itself included, in its own tree. */
export function closest<T extends Tag>(of: Maybe<Element>, selector: T): Named<T> | null;
export function closest<E extends Element = Element>(of: Maybe<Element>, selector: string): E | null;
export function closest(of: Maybe<Element>, selector: string): Element | null {
  return of ? elements.closest.call(of, selector) : null;
}

/** Who has the queries of a root: elements, documents and fragments have the same ones of their own each. */
function queriesOf(root: ParentNode): ParentNode {
  const type = nodeTypeOf(root as ParentNode & Node);
  return type === 1 ? elements : type === 9 ? Document.prototype : DocumentFragment.prototype;
}

export function childElementsOf(root: ParentNode): HTMLCollection;
export function childElementsOf(root: Maybe<ParentNode>): HTMLCollection | null;
export function childElementsOf(root: Maybe<ParentNode>): HTMLCollection | null {
  if (!root) return null;
  return isElement(root as ParentNode & Node) ? children(root as Element) : root.children;
}

/** The first element below that matches, in document order. */
export function findFirst<T extends Tag>(root: Maybe<ParentNode>, selector: T): Named<T> | null;
export function findFirst<E extends Element = Element>(root: Maybe<ParentNode>, selector: string): E | null;
export function findFirst(root: Maybe<ParentNode>, selector: string): Element | null {
  return root ? queriesOf(root).querySelector.call(root, selector) : null;
}

/** The elements below that match, in document order. */
export function findAll<T extends Tag>(root: ParentNode, selector: T): NodeListOf<Named<T>>;
export function findAll<T extends Tag>(root: Maybe<ParentNode>, selector: T): NodeListOf<Named<T>> | null;
export function findAll<E extends Element = Element>(root: ParentNode, selector: string): NodeListOf<E>;
export function findAll<E extends Element = Element>(root: Maybe<ParentNode>, selector: string): NodeListOf<E> | null;
export function findAll(root: Maybe<ParentNode>, selector: string): NodeListOf<Element> | null {
  return root ? queriesOf(root).querySelectorAll.call(root, selector) : null;
}

export function rectOf(of: Element): DOMRect;
export function rectOf(of: Maybe<Element>): DOMRect | null;
export function rectOf(of: Maybe<Element>): DOMRect | null {
  return of ? elements.getBoundingClientRect.call(of) : null;
}

/** Whether the element has a box, and with options is not made invisible (CSSOM View, `checkVisibility`). */
export function isRendered(of: Element, options?: CheckVisibilityOptions): boolean {
  return elements.checkVisibility.call(of, options);
}

export function isElement(of: Node): of is Element {
  return nodeTypeOf(of) === 1;
}

export function isText(of: Node): of is Text {
  return nodeTypeOf(of) === 3;
}

export function isShadowRoot(of: Node): of is ShadowRoot {
  return nodeTypeOf(of) === 11 && 'host' in of;
}

/** The root of the tree the node stands in: a document, a shadow root, or the top of what was cut off. */
export function rootOf(of: Node): Node {
  return getRootNode.call(of);
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
