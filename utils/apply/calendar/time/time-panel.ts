/** Choosing a time where a popup offers one. */
import { sectionRuns } from '../../../field/calendar/date-sections';
import type { Time } from '../../../moment/moment';
import { elementsBelow } from '../../../field/calendar/look';
import { timeBoxes } from './time-boxes';
import { timeColumns } from './time-columns';
import { timeDial } from './time-dial';
import { timeSelects } from './time-selects';
import { timeSteppers } from './time-steppers';
import type { Panel, TimeWay } from './time-way';
import { wholeTimes } from './whole-times';

/** In order: the first that a popup offers is taken. */
const ways: readonly TimeWay[] = [wholeTimes, timeBoxes, timeSelects, timeDial, timeColumns, timeSteppers];

/** Whether a popup offers a time. */
export function offersTime(root: Element): boolean {
  const panel = panelOf(root);
  return (
    ways.some((way) => way.offers(panel)) ||
    sectionRuns(root)
      .flat()
      .some(({ unit }) => unit === 'hour')
  );
}

/** Sets the time that a popup offers, by whatever it offers it. */
export async function setTime(root: () => Element | null, time: Time): Promise<void> {
  const read = () => {
    const at = root();
    return at && panelOf(at);
  };
  const panel = read();
  await ways.find((way) => panel && way.offers(panel))?.set(read, time);
}

function panelOf(root: Element): Panel {
  return { root, elements: elementsBelow(root) };
}
