import { pressSlowly } from '../widget/press';
import { revealInside } from '../widget/reveal';

/** Where the mouse would land: a button in the cell, else what shows the number. */
export function pressInside(cell: Element, list: Element): Promise<void> {
  const target = cell.querySelector('button, a, [role=button]') ?? innermost(cell);
  revealInside(target, list);
  return pressSlowly(target);
}

function innermost(cell: Element): Element {
  let at = cell;
  while (at.children.length === 1 && (at.firstElementChild!.textContent ?? '').trim() !== '')
    at = at.firstElementChild!;
  return at;
}
