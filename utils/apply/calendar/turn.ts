/** Turning a calendar as often as it takes: by its buttons, by the keys of the ARIA date grid. */
import { attributeOf, findAll, isConnected, textContentOf } from '../../dom/nodes';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { nextTask } from '../widget/wait-for';
import { isDisabled } from '../../field/saying/disabled';
import { withoutSubmitBy } from '../widget/without-submit';

/** Presses before the calendar is read anew: reading it takes longer than turning it. */
export const mostAtOnce = 24;

/**
 * Presses a button up to `times` times, as long as it is there and takes a press.
 * @param isLean sends the click alone after the first press: a whole mouse costs the page many times as much
 * @returns how often it was pressed
 */
export async function turnBy(button: Element, times: number, isLean: boolean, signal: AbortSignal): Promise<number> {
  for (let count = 0; count < times; count++) {
    if (signal.aborted || !isConnected(button) || isDisabled(button)) return count;
    if (isLean && count > 0 && button instanceof HTMLElement) withoutSubmitBy(button, () => button.click());
    else press(button);
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
