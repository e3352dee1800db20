/** Finding what a widget opened. */
import type { Before, Opener } from '../opener';
import {
  childElementsOf,
  closest,
  contains,
  documentOf,
  findAll,
  findFirst,
  flatParentOf,
  isMatch,
  isRendered,
  parentElementOf,
  textContentOf,
} from '../../dom/nodes';
import { outermost } from '../../dom/nesting';
import { findAllCached } from '../../dom/query-cache';
import { shadowRootOf } from '../../dom/shadow-root';
import { clearButtons } from '../../field/widget/clear-button';
import { floats } from '../../field/widget/floating';
import { boxesAround } from '../../field/box/boxes-around';
import { referenced, treeOf } from '../../dom/tree';
import { isShown } from '../../field/widget/visible';

/** A widget that is about to be opened, where nothing but itself speaks for it. */
export const openerAt = (trigger: Element): Opener => ({ trigger, pointers: [trigger], before: popupsShown(trigger) });

const popupRoles = '[role=listbox], [role=menu], [role=tree], [role=grid], [role=dialog], [role=tooltip]';
/** NutUI and others for small programs of chats draw their boxes as `view`. */
const boxes = 'div, ul, ol, section, table, view';
/** How far below the body an overlay stands that is put there, away from its widget. */
const portalDepth = 3;
/** What the browser draws over everything, wherever it stands in the page (the overlays of Angular's CDK). */
const topLayer = '[popover]';

/**
 * Boxes around a widget, and children of what may hold an overlay, that are looked at where there are many: what comes on
 * show stands right beside its widget, or first or last. More are looked at before, so that one that moves up is not taken
 * for a new one.
 */
const most = { before: { boxes: 600, children: 90 }, since: { boxes: 400, children: 60 } } as const;
type Limits = (typeof most)[keyof typeof most];

/** Containers that could be taken for something newly opened. */
export function popupsShown(widget: Element): Before {
  return new Map(
    candidates(widget, most.before)
      .filter(isShown)
      .map((element) => [element, !isTransparent(element)]),
  );
}

/** Whether nothing of an element can be seen, though it is laid out. */
export const isTransparent = (element: Element) => !isRendered(element, { opacityProperty: true });

/** A closed popup may stay where it was, out of reach; one that is transparent otherwise may be fading in. */
function isPutAway(element: Element): boolean {
  if (closest(element, '[inert]')) return true;
  return isTransparent(element) && getComputedStyle(element).pointerEvents === 'none' && !isComing(element);
}

/** Whether an element is fading in: w2ui hears no press until it is there. */
function isComing(element: Element): boolean {
  return element.getAnimations().some(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return Number(frames.at(-1)?.opacity ?? 0) > 0;
  });
}

/** Each once: to ask whether one can be seen takes longer than to find it. */
function candidates(widget: Element, limits: Limits): readonly Element[] {
  const document = documentOf(widget);
  const roots = shadowsAround(widget);
  const beside = parentElementOf(widget) ?? widget;
  const around = parentElementOf(beside) ?? beside;
  const found = new Set([
    ...roots.flatMap((root) => [...findAll(root, `${popupRoles}, ${boxes}`), ...menusIn(root)]),
    ...findAllCached(document, `${popupRoles}, ${topLayer}`),
    ...firstAndLast(findAllCached(around, boxes), limits.boxes),
    ...firstAndLast(findAllCached(beside, boxes), limits.boxes),
  ]);
  for (const child of hangingAround(around)) if (!found.has(child) && floats(child, widget)) found.add(child);
  for (const host of hostsBeside(widget)) for (const box of findAll(shadowRootOf(host), boxes) ?? []) found.add(box);
  for (const portal of below(findFirst(document, 'body'), limits.children, portalDepth)) found.add(portal);
  return [...found];
}

/** Elements so far below one, in their order. */
function* below(parent: Element | null, mostChildren: number, depth: number): Generator<Element> {
  if (depth === 0) return;
  for (const child of firstAndLast(childElementsOf(parent) ?? [], mostChildren)) {
    yield child;
    yield* below(child, mostChildren, depth - 1);
  }
}

/** All of them; where there are more than that, half of these from either end. */
function firstAndLast(all: ArrayLike<Element>, limit: number): readonly Element[] {
  const { length } = all;
  if (length <= limit) return Array.from(all);
  return Array.from({ length: limit }, (_, nth) => all[nth < limit / 2 ? nth : length - limit + nth]!);
}

const menuTags = /-(menu|listbox)$/;

/** Components that are menus by their tags alone (mdui). */
function menusIn(root: ShadowRoot): Element[] {
  return [...findAll(root, '*')].filter(({ localName }) => menuTags.test(localName));
}

/** easepick keeps its popup in the shadow of an element beside the widget. */
function hostsBeside(widget: Element): Element[] {
  return [...(childElementsOf(parentElementOf(widget)) ?? [])].filter(
    (beside) => beside !== widget && shadowRootOf(beside),
  );
}

/** A popup may be wrapped in a box that is not positioned itself (React Calendar's pickers, bulma-calendar). */
const hanging = `:is(:scope, :scope > span, :scope > div) > :is(${boxes})`;

/** What hangs from the outer boxes of a widget: over the page, or in their flow, and then it is another's. */
function hangingAround(around: Element): Element[] {
  return boxesAround(around).flatMap((box) => findAllCached(box, hanging));
}

/** The shadow trees an element stands in, the innermost first. */
function shadowsAround(element: Element): ShadowRoot[] {
  const root = treeOf(element);
  return root instanceof ShadowRoot ? [root, ...shadowsAround(root.host)] : [];
}

/** The open popup of a widget: named by it, else whatever came on show since. @returns null where none is open */
export function popupOf(opener: Opener): Element | null {
  const { trigger: widget, pointers } = opener;
  const named = namedPopups(pointers).find((popup) => isShown(popup) && !isMatch(popup, 'input, button'));
  if (named && !contains(named, widget)) return named;
  const fresh = freshBeside(opener).filter((element) => !isChips(element, widget));
  const marked = fresh.find((element) => isMatch(element, popupRoles) && !isMatch(element, '[role=tooltip]'));
  return marked && isMatch(marked, unfolding) ? outermostAround(marked, fresh) : (marked ?? largest(fresh, widget));
}

function freshBeside({ trigger: widget, before }: Opener): Element[] {
  const isFresh = (element: Element) =>
    !before.has(element) || (before.get(element) === false && !isTransparent(element));
  return candidates(widget, most.since).filter(
    (element) => isFresh(element) && !contains(element, widget) && isShown(element) && !isPutAway(element),
  );
}

/** What was chosen comes on show too: in the page's flow, with buttons to take it out again. */
function isChips(element: Element, widget: Element): boolean {
  return !floats(element, widget) && clearButtons(element).length > 0;
}

/** Everything a widget may have opened: what it names, what has a popup's role, the outermost of what else is new. */
export function popupsOpened(opener: Opener): Element[] {
  const { trigger: widget, pointers } = opener;
  const named = namedPopups(pointers).filter((popup) => isShown(popup) && !contains(popup, widget));
  const fresh = freshBeside(opener);
  const marked = fresh.filter((element) => isMatch(element, popupRoles));
  return [...new Set([...named, ...marked, ...outermost(fresh, flatParentOf)])];
}

/** Menus, and the columns of a cascade. */
const unfolding = '[role=menu], [role=listbox][class*=cascad i]';

/** Menus open further menus beside them: all of them stand in the box that came with the first. */
function outermostAround(element: Element, fresh: readonly Element[]): Element {
  const all = new Set(fresh);
  let box = element;
  for (let at = parentElementOf(element); at; at = parentElementOf(at)) if (all.has(at)) box = at;
  return box;
}

/**
 * Elements that `aria-controls` or `aria-owns` names; for one kept out of sight, the shown box it stands in, for a table of
 * days the box that floats with it and the month's name (Ext JS). select2 4.1 names the text it shows as well, which is no
 * popup.
 */
export function namedPopups(pointers: readonly Element[]): Element[] {
  return pointers.flatMap((pointer) =>
    [...referenced(pointer, 'aria-controls'), ...referenced(pointer, 'aria-owns')]
      .filter((named) => !isMatch(named, '[role=textbox]'))
      .map((named) => (isShown(named) ? floatingWith(named, pointer) : (shownAround(named, pointer) ?? named))),
  );
}

function floatingWith(named: Element, pointer: Element): Element {
  if (!isMatch(named, 'table, [role=grid]')) return named;
  for (let at: Element | null = named; at && !contains(at, pointer); at = parentElementOf(at))
    if (/absolute|fixed/.test(getComputedStyle(at).position)) return at;
  return named;
}

/** A list for screen readers only (rc-select) stands in the same box as the one on show. */
function shownAround(named: Element, pointer: Element): Element | null {
  for (let at = parentElementOf(named); at && at !== documentOf(at).body; at = parentElementOf(at)) {
    if (contains(at, pointer)) return null;
    if (isShown(at)) return at;
  }
  return null;
}

function largest(elements: readonly Element[], widget: Element): Element | null {
  const telling = outermost(elements, flatParentOf).filter(
    (element) => element.childElementCount > 0 && saysSomething(element),
  );
  return telling.find((element) => floats(element, widget)) ?? telling[0] ?? null;
}

function saysSomething(element: Element): boolean {
  const slots = [...findAll(element, 'slot')];
  return (textContentOf(element) ?? '').trim() !== '' || slots.some((slot) => slot.assignedElements().some(isShown));
}
