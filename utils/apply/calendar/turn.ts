/** Turning a calendar as often as it takes: by its buttons, by the keys of the ARIA date grid. */
import { attribute, attributeOf, findAll, textContentOf } from '../../dom/nodes';
import { relocate, treePositionOf } from '../native/relocate';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { nextTask } from '../widget/wait-for';
import { isDisabled } from '../../field/saying/disabled';
import { withoutSubmitBy } from '../widget/without-submit';

/** Presses before the calendar is read anew: reading it takes longer than turning it. */
export const mostAtOnce = 24;

/**
 * Presses a button, or the one drawn in its place since (jQuery UI draws all anew), up to `times` times, as long as there
 * is one and it takes a press.
 * @param isLean sends the click alone after the first press: a whole mouse costs the page many times as much
 * @returns how often it was pressed
 */
export async function turnBy(button: Element, times: number, isLean: boolean, signal: AbortSignal): Promise<number> {
  const place = treePositionOf(button);
  const name = attribute(button, 'class');
  const isSame = (drawn: Element) => drawn === button || attribute(drawn, 'class') === name;
  for (let count = 0; count < times; count++) {
    const drawn = relocate(place);
    if (signal.aborted || !drawn || !isSame(drawn) || isDisabled(drawn)) return count;
    if (isLean && count > 0 && drawn instanceof HTMLElement) withoutSubmitBy(drawn, () => drawn.click());
    else press(drawn);
    await nextTask();
  }
  return times;
}

/** Shift and Page Up or Page Down turn a date grid by a year (ARIA Authoring Practices, date grid). */
export async function turnYearsByKeys(grid: Element, times: number, isForward: boolean, signal: AbortSignal) {
  for (let count = 0; count < Math.min(times, mostAtOnce); count++) {
    const day = focusableDay(grid);
    if (signal.aborted || !day) return;
    focusOn(day);
    pressKey(day, isForward ? 'PageDown' : 'PageUp', { shiftKey: true });
    await nextTask();
  }
}

/** The day of a grid that takes the keys. */
export function focusableDay(grid: Element): Element | null {
  const days = [...findAll(grid, '[role=gridcell], [role=option], td button, [role=gridcell] button, [class*=day i]')];
  return (
    days.find((day) => attributeOf(day, 'tabindex') === '0' && /^\d{1,2}$/.test((textContentOf(day) ?? '').trim())) ??
    null
  );
}
