/** Sliders whose box has the role, while its handles take the keys and say nothing of themselves (Element UI). */
import { outermost } from '../../dom/nesting';
import { attributeOf, closest, findAll, isMatch } from '../../dom/nodes';

const boxes = '[role=slider]:not([tabindex])';
const focusable = ':is([tabindex="0"], button[style*=left]):not(input)';

/** Handles that may be fields of their own, to be asked about with `isBoxedHandle`. */
export const boxedHandles = `${boxes} ${focusable}`;

/** Where a handle stands on its track, in percent, by its own style; null where that does not say. */
export function percentOf(handle: Element): number | null {
  const { left, bottom } = (handle as HTMLElement).style;
  const place = [left, bottom].find((one) => one.endsWith('%'));
  return place === undefined ? null : Math.round(Number.parseFloat(place) * 100) / 100;
}

/** The parts of a slider's box that take the keys; what takes them inside of one belongs to it. */
export function handlesIn(box: Element): Element[] {
  return outermost([...findAll(box, focusable)]);
}

/** Where a handle stands by what its box says of them all: "20,60" (Maz UI); null where it says no such thing. */
export function toldByBox(handle: Element): number | null {
  const box = isBoxedHandle(handle) ? closest(handle, boxes)! : null;
  const told = attributeOf(box, 'aria-valuenow')?.split(',').map(Number) ?? [];
  const handles = box ? handlesIn(box) : [];
  return told.length === handles.length ? (told[handles.indexOf(handle)] ?? null) : null;
}

/** Whether an element is one of several handles: each of them is a field, a single one speaks through its box. */
export function isBoxedHandle(element: Element): boolean {
  const box = isMatch(element, boxedHandles) ? closest(element, boxes) : null;
  const handles = box ? handlesIn(box) : [];
  return handles.length > 1 && handles.includes(element);
}

/** The element that says the scale: the box around a handle, else the element itself. */
export function scaleBox(element: Element): Element {
  return isBoxedHandle(element) ? closest(element, boxes)! : element;
}

/** What takes the keys of a slider: the only handle in a box, else the element itself. */
export function handleOf(element: Element): Element {
  const [handle, another] = isMatch(element, boxes) ? handlesIn(element) : [];
  return handle && !another ? handle : element;
}
