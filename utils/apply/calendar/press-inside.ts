import { childElementsOf, findFirst, firstElementOf, textContentOf } from '../../dom/nodes';
import { pressSlowly } from '../widget/press';
import { revealInside } from '../widget/reveal';

/** Where the mouse would land: a button in the cell, else what shows the number. */
export function pressInside(cell: Element, list: Element): Promise<void> {
  const target = findFirst(cell, 'button, a, [role=button]') ?? innermost(cell);
  revealInside(target, list);
  return pressSlowly(target);
}

function innermost(cell: Element): Element {
  let at = cell;
  while (childElementsOf(at).length === 1 && (textContentOf(firstElementOf(at)!) ?? '').trim() !== '')
    at = firstElementOf(at)!;
  return at;
}
