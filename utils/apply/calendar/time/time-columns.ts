/** Columns of hours, minutes and seconds, a number each to press. */
import { contains, localNameOf, rectOf } from '../../../dom/nodes';
import { nextTask } from '../../widget/wait-for';
import { grouped } from '../../../field/calendar/look';
import { pressInside } from '../press-inside';
import { viewOf } from '../../../field/calendar/view';
import { pressHalf } from './press-half';
import { nearest } from './nearest';
import { highest, hourAmong, numbersIn, type Numbers } from './numbers';
import type { Entry, Panel, TimeWay } from './time-way';

/** Columns of a clock have at least AM and PM, quarters of an hour, hours. */
const leastEntries = 4;
const mostColumns = 3;
/** Days in a box that make it a month. */
const leastDays = 28;

export const timeColumns: TimeWay = {
  offers: (panel) => columnsIn(panel).length > 0,
  async set(read, time) {
    const first = read();
    const count = first ? Math.max(columnsIn(first).length, mostColumns) : 0;
    for (let index = 0; index < count; index++) {
      const now = read();
      const column = now && columnsIn(now)[index];
      if (!column) break;
      const parts = [hourAmong(column, time, now), time.minute, time.second];
      await pressInside(nearest(column.entries, parts[index] ?? 0).element, column.box);
      await nextTask();
    }
    const last = read();
    if (last) await pressHalf(last, time);
  },
};

/** In their order on the page. */
function columnsIn(panel: Panel): Numbers[] {
  const { root } = panel;
  const months = monthBoxes(root);
  const isApart = (holder: Element) =>
    localNameOf(holder) === 'option' || months.some((month) => contains(month, holder));
  const entries = numbersIn(panel, isApart);
  const columns = grouped(entries, ({ element }) => element, root, leastEntries).flatMap(({ box, items }) =>
    splitRuns(box, items),
  );
  return columns.filter(isClockColumn).sort((one, other) => leftOf(one) - leftOf(other));
}

/** The weeks of a month begin like columns of hours. */
function monthBoxes(root: Element): Element[] {
  return grouped(viewOf(root).days, ({ cell }) => cell, root, leastDays).map(({ box }) => box);
}

/** Where several columns stand in one box without boxes of their own, each begins anew. */
function splitRuns(box: Element, items: readonly Entry[]): Numbers[] {
  const columns: Entry[][] = [];
  for (const item of items) {
    const last = columns.at(-1);
    const isNew = !last || (item.number < last.at(-1)!.number && !(last.length === 1 && last[0]!.number === 12));
    if (isNew) columns.push([item]);
    else last.push(item);
  }
  return columns.filter((column) => column.length >= leastEntries).map((entries) => ({ box, entries }));
}

function leftOf({ entries }: Numbers): number {
  return rectOf(entries[0]!.element).left;
}

/** Numbers from 0, 1 or 12 on in even steps; the days of a month end at 28 to 31. */
function isClockColumn(column: Numbers): boolean {
  const numbers = column.entries.map(({ number }) => number);
  const high = highest(column);
  const isMonth = numbers.includes(1) && !numbers.includes(0) && high >= 28 && high <= 31;
  return !isMonth && high < 60 && (numbers[0] === 0 || numbers[0] === 1 || numbers[0] === 12);
}
