/** A press of the primary mouse button, with the events a mouse causes, in their order. */
import {
  contains,
  documentOf,
  flatParentOf,
  isConnected,
  isMatch,
  localNameOf,
  parentElementOf,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { focusOn } from './focus-on';
import { closestDrawn, treeOf } from '../../dom/tree';
import { nextTask } from './wait-for';
import { withoutSubmitBy } from './without-submit';

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
  /** Whether Ctrl is held meanwhile. */
  readonly ctrlKey?: boolean;
}

/** Centre of an element in its window, in CSS pixels. */
export function centreOf(element: Element): Point {
  const { left, top, width, height } = rectOf(element);
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 };

/** Sends one mouse or pointer event. @returns false where the page prevented its default */
export function sendPointer(element: Element, type: string, at: Point, buttons: 0 | 1 = 0): boolean {
  const view = documentOf(element).defaultView;
  const moves = /over|enter|move|out|leave/.test(type);
  const bubbles = !/enter|leave/.test(type);
  const shared = {
    bubbles,
    cancelable: bubbles,
    composed: true,
    view,
    ...at,
    screenX: at.clientX,
    screenY: at.clientY,
  };
  const button = type.startsWith('pointer') && moves ? -1 : 0;
  if (type.startsWith('pointer')) {
    const pressure = buttons ? 0.5 : 0;
    return element.dispatchEvent(new PointerEvent(type, { ...shared, ...pointer, button, buttons, pressure }));
  }
  return element.dispatchEvent(new MouseEvent(type, { ...shared, button, buttons, detail: moves ? 0 : 1 }));
}

/**
 * Brings the mouse over an element: menus highlight what is under it. `enter` events do not bubble: each element on the
 * way to the innermost one gets its own.
 */
export function hover(element: Element, at: Point = centreOf(element), innermost = element): void {
  const way = wayInto(element, innermost);
  for (const sort of ['pointer', 'mouse']) {
    sendPointer(innermost, `${sort}over`, at);
    for (const entered of way) sendPointer(entered, `${sort}enter`, at);
  }
  for (const type of ['pointermove', 'mousemove']) sendPointer(innermost, type, at);
}

/** From an element to one inside it, both included. */
function wayInto(outer: Element, inner: Element): Element[] {
  const way: Element[] = [];
  for (let at: Element | null = inner; at && at !== outer; at = flatParentOf(at)) way.unshift(at);
  return [outer, ...way];
}

/** Presses and releases the button over an element; focus moves as a press would move it. */
export function press(element: Element, at: Point = centreOf(element)): void {
  release(pressDown(element, at), at);
}

/**
 * A press with time for the page to render before the release: handlers of the release may need what the press has had
 * rendered.
 */
export async function pressSlowly(element: Element): Promise<void> {
  const at = centreOf(element);
  const target = pressDown(element, at);
  const { textContent } = target;
  await nextTask();
  release(drawnAnew(target, textContent, at), at);
}

/** What a mouse would hit of an element at a place: its innermost part there; the element where another lies over it. */
function innermostAt(element: Element, { clientX, clientY }: Point): Element {
  let hit = treeOf(element).elementFromPoint(clientX, clientY);
  if (!hit) return element;
  if (!contains(element, hit)) return isFaceOf(hit, element) ? hit : element;
  for (let inner: Element | null = hit; inner; inner = innerAt(inner)) hit = inner;
  return hit;

  function innerAt(host: Element): Element | null {
    const inner = shadowRootOf(host)?.elementFromPoint(clientX, clientY) ?? null;
    return inner === host ? null : inner;
  }
}

/** Levels of boxes between a clock and the numbers on its face. */
const faceLevels = 2;

/** The face of a clock takes the mouse for the numbers on it (MUI X); a mask over the page does not. */
function isFaceOf(hit: Element, element: Element): boolean {
  let box = parentElementOf(element);
  for (let level = 1; box && level < faceLevels && box !== parentElementOf(hit); level++) box = parentElementOf(box);
  const isBeside = box !== null && box === parentElementOf(hit) && !contains(hit, element);
  return isBeside && !isMatch(hit, controls) && getComputedStyle(element).pointerEvents === 'none';
}

/** @returns what the button went down on */
function pressDown(element: Element, at: Point): Element {
  const hovered = innermostAt(element, at);
  const { textContent } = hovered;
  hover(element, at, hovered);
  const target = drawnAnew(hovered, textContent, at);
  sendPointer(target, 'pointerdown', at, 1);
  const keepsFocus = !sendPointer(target, 'mousedown', at, 1);
  if (!keepsFocus) focusOn(closestDrawn(target, focusable));
  return target;
}

/** A widget may draw itself anew as the mouse comes over it or goes down on it: the same part then stands at the same point. */
function drawnAnew(element: Element, text: string | null, { clientX, clientY }: Point): Element {
  if (isConnected(element)) return element;
  const found = documentOf(element).elementFromPoint(clientX, clientY);
  return found && localNameOf(found) === localNameOf(element) && textContentOf(found) === text ? found : element;
}

function release(element: Element, at: Point): void {
  sendPointer(element, 'pointerup', at);
  sendPointer(element, 'mouseup', at);
  if (isConnected(element)) clickAt(element, at);
}

/** `click()` has no coordinates but default actions; a made event has both, save for a label's second click. */
function clickAt(element: Element, at: Point): void {
  const view = documentOf(element).defaultView;
  const shared = { bubbles: true, cancelable: true, composed: true, view, ...at, button: 0, buttons: 0, detail: 1 };
  withoutSubmitBy(element, () => element.dispatchEvent(new PointerEvent('click', { ...shared, ...pointer })));
}

const controls = 'input, select, textarea, button, a[href]';
const focusable = `${controls}, [tabindex], [contenteditable=""], [contenteditable=true]`;
