/** Boxes to type hours and minutes into. */
import { pressKey } from '../../widget/keys';
import { typeInto } from '../../widget/type-into';
import { isShown } from '../../widget/visible';
import { halvesIn, hourOf, pressHalf } from './halves';
import type { Panel, TimeWay } from './time-way';

const names = ['class', 'aria-label', 'name', 'placeholder', 'id', 'data-type'];
const timeWords = /hour|minute|second|time|\bhh\b|\bmm\b/i;

export const timeBoxes: TimeWay = {
  offers: (panel) => boxesIn(panel).length > 1,
  async set(read, time) {
    const panel = read();
    if (!panel) return;
    const parts = [hourOf(time, halvesIn(panel).length > 0), time.minute, time.second];
    boxesIn(panel)
      .slice(0, parts.length)
      .forEach((box, index) => fill(box, String(parts[index]).padStart(2, '0')));
    await pressHalf(panel, time);
  },
};

/** In their order. */
function boxesIn({ elements }: Panel): HTMLInputElement[] {
  return elements.filter((element): element is HTMLInputElement => {
    if (!(element instanceof HTMLInputElement) || !isShown(element) || element.disabled) return false;
    const isTyped = ['number', 'tel', 'text'].includes(element.type) || element.matches('[role=spinbutton]');
    return isTyped && names.some((name) => timeWords.test(element.getAttribute(name) ?? ''));
  });
}

function fill(box: HTMLInputElement, text: string): void {
  typeInto(box, text);
  box.dispatchEvent(new Event('change', { bubbles: true }));
  pressKey(box, 'Enter');
  box.blur();
}
