/** Whole times in a list: "9:00 AM", "9:30 AM", … */
import { localNameOf } from '../../../dom/nodes';
import { isDisabled } from '../../../field/saying/disabled';
import { isShown } from '../../../field/widget/visible';
import type { Time } from '../../../moment/moment';
import { timeOf } from '../../../moment/read-moment';
import { grouped, ownText } from '../../../field/calendar/look';
import { pressInside } from '../press-inside';
import { nearest } from './nearest';
import type { Entry, Panel, TimeWay } from './time-way';

const leastTimes = 5;
const wholeTime = /^\d{1,2}[:.h]\d\d(?::\d\d)?\s*(?:[ap]\.?m\.?)?$/i;

export const wholeTimes: TimeWay = {
  offers: (panel) => timesIn(panel).length > 0,
  async set(read, time) {
    const panel = read();
    if (panel) await pressInside(nearest(timesIn(panel), minutesOf(time)).element, panel.root);
  },
};

const minutesOf = ({ hour, minute }: Time) => hour * 60 + minute;

function timesIn({ root, elements }: Panel): readonly Entry[] {
  const entries = elements.flatMap((element) => {
    const time = timeAt(element);
    return time && isShown(element) && !isDisabled(element) ? [{ element, number: minutesOf(time) }] : [];
  });
  return grouped(entries, ({ element }) => element, root, leastTimes)[0]?.items ?? [];
}

function timeAt(element: Element): Time | null {
  const text = ownText(element);
  const isTime = localNameOf(element) !== 'option' && text.length < 12 && wholeTime.test(text);
  return isTime ? timeOf(text.replace(/[.h]/, ':')) : null;
}
