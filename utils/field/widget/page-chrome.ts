/** What stands on a page around its forms and looks like a field by name: menus, bars, players, shown ratings. */
import { closest, contains } from '../../dom/nodes';
import { closestDrawn } from '../../dom/tree';

const chrome = [
  ...['nav', 'menu', 'body > header', 'body > footer', 'article', 'table thead', 'figure'],
  ...['navigation', 'banner', 'contentinfo', 'menu', 'menubar', 'toolbar'].map((role) => `[role=${role}]`),
  ...['listbox', 'grid', 'tree', 'tablist', 'article', 'img'].map((role) => `[role=${role}]`),
  ...['carousel', 'cookie', 'pagination', 'breadcrumb', 'navbar'].map((name) => `[class*=${name} i]`),
  '[class*=toolbar i]:not([class*=btn-toolbar i])',
].join();

/**
 * Whether an element stands where things known by their looks alone are no fields. A form inside such a place is a form
 * all the same.
 */
export function isPageChrome(element: Element): boolean {
  const place = closest(element, chrome);
  if (!place) return false;
  const form = closest(element, 'form, fieldset');
  return form === null || !contains(place, form);
}

const player =
  'audio, video, [class*=player i], .plyr, .video-js, [role=region][aria-label*=player i], [role=group][aria-label*=player i]';

/** Whether an element drives a video or a sound: its seek bar, its volume. */
export function isPlayerPart(element: Element): boolean {
  return closest(element, player) !== null;
}

const asked = 'form, fieldset, label, [role=form], [role=group], [class*=field i], [class*=form i]';

/** Whether the page's own build says that an element is asked for; a component stands in what its host stands in. */
export function isInForm(element: Element): boolean {
  return closestDrawn(element, asked) !== null;
}
