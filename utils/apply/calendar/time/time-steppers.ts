/** Buttons that turn hours and minutes up and down. */
import { attribute, contains, isMatch } from '../../../dom/nodes';
import { press } from '../../widget/press';
import { nextTask } from '../../widget/wait-for';
import { isDisabled } from '../../../field/saying/disabled';
import { isShown } from '../../../field/widget/visible';
import type { Time } from '../../../moment/moment';
import { elementsBelow, ownText, upTo } from '../../../field/calendar/look';
import { hourOf } from '../../../field/calendar/half-of-day';
import { halvesIn, pressHalf } from './press-half';
import type { Panel, TimeWay } from './time-way';

type Unit = keyof Time;

interface Stepper {
  readonly up: Element;
  readonly down: Element;
  /** The number between the buttons. */
  readonly shown: number;
}

const units: readonly Unit[] = ['hour', 'minute', 'second'];
const upwards = /incr|next|plus|\bup\b|chevron-up/i;
const downwards = /decr|prev|minus|\bdown\b|chevron-down/i;
const names = ['aria-label', 'title', 'class', 'data-action', 'data-test-id', 'id'];
const mostPresses = 60;

export const timeSteppers: TimeWay = {
  offers: (panel) => stepperOf('hour', panel) !== null && stepperOf('minute', panel) !== null,
  async set(read, time) {
    for (const unit of units) await turn(read, unit, time);
    const panel = read();
    if (panel) await pressHalf(panel, time);
  },
};

/** Until the number is there, stands still or was stepped over: minutes may come in fives. */
async function turn(read: () => Panel | null, unit: Unit, time: Time): Promise<void> {
  let before: number | null = null;
  let isUp: boolean | null = null;
  for (let count = 0; count < mostPresses; count++) {
    const panel = read();
    const stepper = panel && stepperOf(unit, panel);
    if (!stepper) return;
    const wanted = unit === 'hour' ? hourOf(time, halvesIn(panel).length > 0) : time[unit];
    const isBelow = stepper.shown < wanted;
    if (stepper.shown === wanted || stepper.shown === before || (isUp !== null && isBelow !== isUp)) return;
    isUp = isBelow;
    before = stepper.shown;
    press(isUp ? stepper.up : stepper.down);
    await nextTask();
  }
}

function stepperOf(unit: Unit, { root, elements }: Panel): Stepper | null {
  const buttons = elements.filter((element) => isMatch(element, 'button, [role=button], a, [data-action]'));
  const named = buttons.filter((button) => namesOf(button).toLowerCase().includes(unit) && isShown(button));
  const up = named.find((button) => upwards.test(namesOf(button)) && !isDisabled(button));
  const down = named.find((button) => downwards.test(namesOf(button)) && !isDisabled(button));
  const box = up && down && upTo(up, root).find((at) => contains(at, down));
  const shown = box ? numberIn(box) : null;
  return up && down && shown !== null ? { up, down, shown } : null;
}

function numberIn(box: Element): number | null {
  const texts = elementsBelow(box).map((element) =>
    element instanceof HTMLInputElement ? element.value : ownText(element),
  );
  const text = texts.find((one) => /^\d{1,2}$/.test(one.trim()));
  return text === undefined ? null : Number(text);
}

function namesOf(button: Element): string {
  return names.map((name) => attribute(button, name)).join(' ');
}
