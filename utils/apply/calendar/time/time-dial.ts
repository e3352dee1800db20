/** The face of a clock: hours in a ring, then minutes in their place. */
import { centreOf } from '../../widget/press';
import { waitFor } from '../../widget/wait-for';
import { grouped } from '../../../field/calendar/look';
import { pressInside } from '../press-inside';
import { pressHalf } from './press-half';
import { nearest } from './nearest';
import { highest, hourAmong, numbersIn, type Numbers } from './numbers';
import type { Panel, TimeWay } from './time-way';
import { reaction } from '../../widget/reaction';

/** Numbers on a face: twelve hours, or every fifth minute. */
const leastEntries = 12;
/** CSS pixels from the middle to the numbers, at least; and how near to the middle the inner ring may come. */
const leastRadius = 40;
const innerRing = 0.45;
/** How much longer than wide a ring may be drawn. */
const mostStretch = 1.25;
/** No hour is that high. */
const firstMinute = 30;

export const timeDial: TimeWay = {
  offers: (panel) => faceIn(panel) !== null,
  async set(read, time) {
    const faceOf = (panel: Panel | null) => panel && faceIn(panel);
    const first = read();
    const hours = faceOf(first);
    if (first && hours && !isOfMinutes(hours)) {
      await pressInside(nearest(hours.entries, hourAmong(hours, time, first)).element, hours.box);
      await waitFor(hours.box, () => !read() || isOfMinutes(faceOf(read())), reaction.minutesShown);
    }
    const minutes = faceOf(read());
    if (minutes && isOfMinutes(minutes)) await pressInside(nearest(minutes.entries, time.minute).element, minutes.box);
    const last = read();
    if (last) await pressHalf(last, time);
  },
};

const isOfMinutes = (face: Numbers | null) => face !== null && highest(face) >= firstMinute;

function faceIn(panel: Panel): Numbers | null {
  const groups = grouped(numbersIn(panel), ({ element }) => element, panel.root, leastEntries);
  return groups.map(({ box, items }) => ({ box, entries: items })).find(isRound) ?? null;
}

/** Nothing stands in the middle, and the ring is about as wide as it is high. */
function isRound({ entries }: Numbers): boolean {
  const points = entries.map(({ element }) => centreOf(element));
  const [across, down] = [points.map(({ clientX }) => clientX), points.map(({ clientY }) => clientY)] as const;
  const [width, height] = [lengthOf(across), lengthOf(down)];
  if (Math.max(width, height) > Math.min(width, height) * mostStretch) return false;
  const [x, y] = [Math.min(...across) + width / 2, Math.min(...down) + height / 2];
  const radii = points.map(({ clientX, clientY }) => Math.hypot(clientX - x, clientY - y));
  const longest = Math.max(...radii);
  return longest >= leastRadius && radii.every((radius) => radius >= longest * innerRing);
}

const lengthOf = (places: readonly number[]) => Math.max(...places) - Math.min(...places);
