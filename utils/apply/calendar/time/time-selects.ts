/** Native lists of hours, minutes, AM and PM. */
import { chooseIn } from '../choose-in';
import { isShown } from '../../../field/widget/visible';
import { hourOf, isHalf, isHalfOf } from '../../../field/calendar/half-of-day';
import type { Panel, TimeWay } from './time-way';

export const timeSelects: TimeWay = {
  offers: (panel) => listsIn(panel).length > 1,
  set(read, time) {
    const panel = read();
    const lists = panel ? listsIn(panel) : [];
    const halves = lists.find((list) => [...list.options].some(({ text }) => isHalf(text)));
    const numbers = lists.filter((list) => list !== halves);
    [hourOf(time, halves !== undefined), time.minute, time.second].forEach((part, index) =>
      chooseText(numbers[index], (text) => Number(text) === part),
    );
    chooseText(halves, (text) => isHalfOf(text, time));
    return Promise.resolve();
  },
};

function listsIn({ elements }: Panel): HTMLSelectElement[] {
  return elements.filter(
    (element): element is HTMLSelectElement =>
      element instanceof HTMLSelectElement &&
      isShown(element) &&
      [...element.options].every(({ text }) => /^\d{1,2}$/.test(text.trim()) || isHalf(text)),
  );
}

function chooseText(list: HTMLSelectElement | undefined, isWanted: (text: string) => boolean): void {
  const index = [...(list?.options ?? [])].findIndex(({ text }) => isWanted(text));
  if (list && index >= 0) chooseIn(list, index);
}
