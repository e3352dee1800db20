/** Names a class gets while its element is chosen or switched on. */
import { attribute } from '../../dom/nodes';
const onNames = /(^|[-_\s])(is-{1,2})?(active|selected|checked|on|onswitch|(?<=switch[-_]{1,2})open)(\s|$)/i;

/** Whether an element says by its class that it is on. */
export function isOnByName(element: Element): boolean {
  return onNames.test(attribute(element, 'class'));
}
