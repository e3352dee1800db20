/** Finding what a widget opened. */
import { shadowRootOf } from '../../scan/shadow-root';
import { clearButtons } from './clear-button';
import { floats } from './floating';
import { isLong } from './long-box';
import { parentThroughShadow, referenced, rootOf } from './tree';
import { isShown } from './visible';

/** What was laid out before a widget was opened, and whether it could be seen. */
export type Before = ReadonlyMap<Element, boolean>;

const popupRoles = '[role=listbox], [role=menu], [role=tree], [role=grid], [role=dialog], [role=tooltip]';
/** NutUI and others for small programs of chats draw their boxes as `view`. */
const boxes = 'div, ul, ol, section, table, view';
const portals = 'body > *, body > * > *, body > * > * > *';
/** What the browser draws over everything, wherever it stands in the page (the overlays of Angular's CDK). */
const topLayer = '[popover]';

/** Containers that could be taken for something newly opened. */
export function popupsShown(widget: Element): Before {
  return new Map(
    candidates(widget)
      .filter(isShown)
      .map((element) => [element, !isTransparent(element)]),
  );
}

/** Whether nothing of an element can be seen, though it is laid out. */
export const isTransparent = (element: Element) => !element.checkVisibility({ opacityProperty: true });

/** Some leave their popup where it was when it closes, out of reach; one that is transparent otherwise may be fading in. */
function isPutAway(element: Element): boolean {
  if (element.closest('[inert]')) return true;
  return isTransparent(element) && getComputedStyle(element).pointerEvents === 'none' && !isComing(element);
}

/** Whether an element is on its way to be seen: some take no press until it is (w2ui). */
function isComing(element: Element): boolean {
  return element.getAnimations().some(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return Number(frames.at(-1)?.opacity ?? 0) > 0;
  });
}

function candidates(widget: Element): Element[] {
  const document = widget.ownerDocument;
  const roots = shadowsAround(widget);
  const around = widget.parentElement?.parentElement ?? widget.parentElement ?? widget;
  return [
    ...roots.flatMap((root) => [...root.querySelectorAll(`${popupRoles}, ${boxes}`), ...menusIn(root)]),
    ...document.querySelectorAll(`${popupRoles}, ${topLayer}`),
    ...around.querySelectorAll(boxes),
    ...floatingAround(around, widget),
    ...hostsBeside(widget).flatMap((host) => [...(shadowRootOf(host)?.querySelectorAll(boxes) ?? [])]),
    ...document.querySelectorAll(portals),
  ];
}

const menuTags = /-(menu|listbox)$/;

/** Components that are menus by their tags alone (mdui). */
function menusIn(root: ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].filter(({ localName }) => menuTags.test(localName));
}

/** Some keep their popup in the shadow of an element put beside the widget (easepick). */
function hostsBeside(widget: Element): Element[] {
  return [...(widget.parentElement?.children ?? [])].filter((beside) => beside !== widget && shadowRootOf(beside));
}

/** Levels of boxes drawn around a control and what stands beside it. */
const outerLevels = 4;
/** Some wrap it once more, in a box that hangs nowhere itself (React Calendar's pickers, bulma-calendar). */
const hanging = `:is(:scope, :scope > span, :scope > div) > :is(${boxes})`;

/** What hangs from the outer boxes of a widget, over the page; what stands in their flow is another's. */
function floatingAround(around: Element, widget: Element): Element[] {
  const found: Element[] = [];
  let box = around.parentElement;
  for (let level = 0; level < outerLevels && box && !box.matches('form, fieldset, body') && !isLong(box); level++) {
    found.push(...[...box.querySelectorAll(hanging)].filter((child) => floats(child, widget)));
    box = box.parentElement;
  }
  return found;
}

/** The shadow trees an element stands in, the innermost first. */
function shadowsAround(element: Element): ShadowRoot[] {
  const root = rootOf(element);
  return root instanceof ShadowRoot ? [root, ...shadowsAround(root.host)] : [];
}

/** The open popup of a widget: named by it, else whatever came on show since `before`. @returns null where none is open */
export function popupOf(widget: Element, pointers: readonly Element[], before: Before): Element | null {
  const named = namedPopups(pointers).find((popup) => isShown(popup) && !popup.matches('input, button'));
  if (named && !named.contains(widget)) return named;
  const fresh = freshBeside(widget, before).filter((element) => !isChips(element, widget));
  const marked = fresh.find((element) => element.matches(popupRoles) && !element.matches('[role=tooltip]'));
  return marked?.matches(unfolding) ? outermost(marked, fresh) : (marked ?? largest(fresh, widget));
}

function freshBeside(widget: Element, before: Before): Element[] {
  const isFresh = (element: Element) =>
    !before.has(element) || (before.get(element) === false && !isTransparent(element));
  return candidates(widget).filter(
    (element) => isFresh(element) && !element.contains(widget) && isShown(element) && !isPutAway(element),
  );
}

/** What was chosen comes on show too: in the page's flow, with buttons to take it out again. */
function isChips(element: Element, widget: Element): boolean {
  return !floats(element, widget) && clearButtons(element).length > 0;
}

/** Everything a widget may have opened: what it names, what has a popup's role, the outermost of what else is new. */
export function popupsOpened(widget: Element, pointers: readonly Element[], before: Before): Element[] {
  const named = namedPopups(pointers).filter((popup) => isShown(popup) && !popup.contains(widget));
  const fresh = freshBeside(widget, before);
  const marked = fresh.filter((element) => element.matches(popupRoles));
  return [...new Set([...named, ...marked, ...fresh.filter((element) => !hasAncestorIn(element, fresh))])];
}

/** Menus, and the columns of a cascade. */
const unfolding = '[role=menu], [role=listbox][class*=cascad i]';

/** Menus open further menus beside them: all of them stand in the box that came with the first. */
function outermost(element: Element, fresh: readonly Element[]): Element {
  let box = element;
  for (let at = element.parentElement; at; at = at.parentElement) if (fresh.includes(at)) box = at;
  return box;
}

/**
 * Elements that `aria-controls` or `aria-owns` names; for one kept out of sight, the shown box it stands in. Some name the
 * text they show as well, which is none (select2 4.1).
 */
export function namedPopups(pointers: readonly Element[]): Element[] {
  return pointers.flatMap((pointer) =>
    [...referenced(pointer, 'aria-controls'), ...referenced(pointer, 'aria-owns')]
      .filter((named) => !named.matches('[role=textbox]'))
      .map((named) => (isShown(named) ? named : (shownAround(named, pointer) ?? named))),
  );
}

/** A list for screen readers only (rc-select) stands in the same box as the one on show. */
function shownAround(named: Element, pointer: Element): Element | null {
  for (let at = named.parentElement; at && at !== at.ownerDocument.body; at = at.parentElement) {
    if (at.contains(pointer)) return null;
    if (isShown(at)) return at;
  }
  return null;
}

function largest(elements: readonly Element[], widget: Element): Element | null {
  const outer = elements.filter((element) => !hasAncestorIn(element, elements));
  const telling = outer.filter((element) => element.childElementCount > 0 && saysSomething(element));
  return telling.find((element) => floats(element, widget)) ?? telling[0] ?? null;
}

function saysSomething(element: Element): boolean {
  const slots = [...element.querySelectorAll('slot')];
  return (element.textContent ?? '').trim() !== '' || slots.some((slot) => slot.assignedElements().some(isShown));
}

function hasAncestorIn(element: Element, elements: readonly Element[]): boolean {
  for (let at = parentThroughShadow(element); at; at = parentThroughShadow(at)) if (elements.includes(at)) return true;
  return false;
}
