/** AM and PM, and hours as a clock of twelve counts them. */
import { localNameOf, parentElementOf } from '../../../dom/nodes';
import { isShown } from '../../widget/visible';
import { twelveHour, type Time } from '../day';
import { ownText } from '../look';
import { pressInside } from '../press-inside';
import type { Panel } from './time-way';

const half = /^([ap])\.?m\.?$/i;

export const isHalf = (text: string) => half.test(text.trim());

/** Elements that say AM or PM: one of each, or one alone that changes sides when it is pressed. */
export function halvesIn({ elements }: Panel): Element[] {
  return elements.filter(
    (element) => localNameOf(element) !== 'option' && isHalf(ownText(element)) && isShown(element),
  );
}

/** The hour as it is to be written where AM and PM stand beside it, else as it is. */
export function hourOf({ hour }: Time, hasHalves: boolean): number {
  return hasHalves ? twelveHour(hour) : hour;
}

/** Whether a text says the half of the day that a time lies in. */
export function isHalfOf(text: string, { hour }: Time): boolean {
  return text
    .trim()
    .toLowerCase()
    .startsWith(hour < 12 ? 'a' : 'p');
}

/** Presses the half that a time lies in, where the popup has halves. */
export async function pressHalf(panel: Panel, time: Time): Promise<void> {
  const halves = halvesIn(panel);
  const found = halves.find((element) => isHalfOf(ownText(element), time));
  const pressed = found ? (halves.length > 1 ? found : null) : halves[0];
  if (pressed) await pressInside(pressed, parentElementOf(pressed) ?? pressed);
}
