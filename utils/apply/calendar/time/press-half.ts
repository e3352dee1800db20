import { localNameOf, parentElementOf } from '../../../dom/nodes';
import { isShown } from '../../../field/widget/visible';
import type { Time } from '../../../moment/moment';
import { ownText } from '../../../field/calendar/look';
import { pressInside } from '../press-inside';
import type { Panel } from './time-way';
import { isHalf, isHalfOf } from '../../../field/calendar/half-of-day';

/** Elements that say AM or PM: one of each, or one alone that changes sides when it is pressed. */
export function halvesIn({ elements }: Panel): Element[] {
  return elements.filter(
    (element) => localNameOf(element) !== 'option' && isHalf(ownText(element)) && isShown(element),
  );
}

/** Presses the half that a time lies in, where the popup has halves. */
export async function pressHalf(panel: Panel, time: Time): Promise<void> {
  const halves = halvesIn(panel);
  const found = halves.find((element) => isHalfOf(ownText(element), time));
  const pressed = found ? (halves.length > 1 ? found : null) : halves[0];
  if (pressed) await pressInside(pressed, parentElementOf(pressed) ?? pressed);
}
