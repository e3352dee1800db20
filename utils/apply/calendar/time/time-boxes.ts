/** Boxes to type hours and minutes into. */
import { attributeOf, isMatch } from '../../../dom/nodes';
import { focusOn } from '../../widget/focus-on';
import { pressKey } from '../../widget/keys';
import { typeInto } from '../../widget/type-into';
import { nextTask } from '../../widget/wait-for';
import { isShown } from '../../../field/widget/visible';
import { hourOf } from '../../../field/calendar/half-of-day';
import { halvesIn, pressHalf } from './press-half';
import type { Panel, TimeWay } from './time-way';

const names = ['class', 'aria-label', 'name', 'placeholder', 'id', 'data-type'];
const timeWords = /hour|minute|second|time|\bhh\b|\bmm\b/i;

export const timeBoxes: TimeWay = {
  offers: (panel) => boxesIn(panel).length > 1,
  async set(read, time) {
    const panel = read();
    if (!panel) return;
    const parts = [hourOf(time, halvesIn(panel).length > 0), time.minute, time.second];
    for (const [index, part] of parts.entries()) {
      const box = boxesIn(panel)[index];
      if (box) await fill(box, String(part).padStart(2, '0'));
    }
    await pressHalf(panel, time);
    await sendOff(boxesIn(panel).slice(0, parts.length).at(-1));
  },
};

/** In their order. */
function boxesIn({ elements }: Panel): HTMLInputElement[] {
  return elements.filter((element): element is HTMLInputElement => {
    if (!(element instanceof HTMLInputElement) || !isShown(element) || element.disabled) return false;
    const isTyped = ['number', 'tel', 'text'].includes(element.type) || isMatch(element, '[role=spinbutton]');
    return isTyped && names.some((name) => timeWords.test(attributeOf(element, name) ?? ''));
  });
}

/** Each step with time for the page to render what it takes from it. */
async function fill(box: HTMLInputElement, text: string): Promise<void> {
  focusOn(box);
  await nextTask();
  typeInto(box, text);
  await nextTask();
  box.dispatchEvent(new Event('change', { bubbles: true }));
  box.blur();
}

/** Enter takes all of them over, and may close what stands open (flatpickr). */
async function sendOff(box: HTMLInputElement | undefined): Promise<void> {
  if (!box) return;
  focusOn(box);
  await nextTask();
  pressKey(box, 'Enter');
  box.blur();
}
