/** Lists that no role tells of: they stand, closed, right behind what opens them. */
import { findAll, findFirst, nextElementOf } from '../../dom/nodes';
import { referenced } from '../../dom/tree';

const entries = 'li, [role=option], [data-value], a, button';
const ticked = 'input:is([type=checkbox], [type=radio])';

/** The list behind its opener, or the popover that the opener names; null where there is none, or it holds fields of its own. */
export function listBehind(opener: Element): Element | null {
  const list = referenced(opener, 'popovertarget')[0] ?? nextElementOf(opener);
  return list && findAll(list, entries).length > 1 && !findFirst(list, ticked) ? list : null;
}
