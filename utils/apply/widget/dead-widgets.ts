/**
 * Widgets of a page that open nothing, whatever is tried. Each try waits for an answer, so that a page of twenty of them
 * would take twenty times as long as one: what the first of a sort have shown holds for all like them, until one answers.
 */
import { attribute, documentOf, localNameOf } from '../../dom/nodes';

/** Tries in vain after which the next ones of the same sort are expected to be no other. */
const mostInVain = 2;

/** By page and sort of widget: tries in vain so far; one that has answered once is never counted again. */
const tries = new WeakMap<Document, Map<string, number>>();

/** Widgets that are tried, or have been: a date field of the same tag and role is no list. */
const tried = new WeakSet<Element>();

/** Called before a widget is tried. */
export function beginTry(widget: Element): void {
  tried.add(widget);
}

/** @param hasAnswered whether anything came of it to open the widget, late or by typing included */
export function noteTry(widget: Element, hasAnswered: boolean): void {
  const page = documentOf(widget);
  const bySort = tries.get(page) ?? new Map<string, number>();
  tries.set(page, bySort);
  const sort = sortOf(widget);
  bySort.set(sort, hasAnswered ? -Infinity : (bySort.get(sort) ?? 0) + 1);
}

/** Whether it is a widget that is tried whose sort has been tried in this page, several of them, and none ever answered. */
export function isLikeDeadOnes(widget: Element): boolean {
  if (!tried.has(widget)) return false;
  const bySort = tries.get(documentOf(widget));
  return bySort !== undefined && (bySort.get(sortOf(widget)) ?? 0) >= mostInVain;
}

/** Classes don't count: they change as a field is touched. */
function sortOf(widget: Element): string {
  return `${localNameOf(widget)} ${attribute(widget, 'role')}`;
}
