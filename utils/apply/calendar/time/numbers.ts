/** Numbers in a popup that stand for hours, minutes or seconds, each to be pressed. */
import { isShown } from '../../../field/widget/visible';
import type { Time } from '../../../moment/moment';
import { cellAround, ownText } from '../../../field/calendar/look';
import { hourOf } from '../../../field/calendar/half-of-day';
import { halvesIn } from './press-half';
import type { Entry, Panel } from './time-way';

/** Numbers that are chosen among: a column of a clock, or its face. */
export interface Numbers {
  readonly box: Element;
  readonly entries: readonly Entry[];
}

/**
 * All that is on show and no more than a number of one or two digits.
 * @param isApart whether what holds a number is none of them
 */
export function numbersIn({ root, elements }: Panel, isApart: (holder: Element) => boolean = () => false): Entry[] {
  return elements.flatMap((holder) => {
    const text = ownText(holder);
    if (!/^\d{1,2}$/.test(text) || !isShown(holder) || isApart(holder)) return [];
    return [{ element: cellAround(holder, text, root), number: Number(text) }];
  });
}

export const highest = ({ entries }: Numbers) => Math.max(...entries.map(({ number }) => number));

/** The hour as these numbers have it: a clock of twelve, or with AM and PM beside it, knows no 13. */
export function hourAmong(numbers: Numbers, time: Time, panel: Panel): number {
  return hourOf(time, halvesIn(panel).length > 0 || highest(numbers) <= 12);
}
