/** Two inputs that are one range: the page takes them only together. */
import { sendChange } from '../native/events';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { typeInto } from '../widget/type-into';
import { nextTask, until } from '../widget/until';
import { dayOf, daysLater, endsOf, type Day } from './day';
import { moveOn, readsAs, reverting } from './type-date';

export interface RangePair {
  /** The box around both. */
  readonly box: Element;
  readonly start: HTMLInputElement;
  readonly end: HTMLInputElement;
}

const boxDepth = 5;
/** Days between the ends where nobody asked for the other one yet. */
const usualLength = 4;
const rangeNames = /range/i;

/** The pair an input belongs to, null where it stands alone. */
export function pairOf(input: Element): RangePair | null {
  for (let box = input.parentElement, depth = 0; box && depth < boxDepth; box = box.parentElement, depth++) {
    if (box.matches('form, fieldset, body')) return null;
    const inputs = [
      ...box.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox], [type=radio])'),
    ];
    if (inputs.length < 2) continue;
    const [start, end] = inputs;
    const names = [box, ...inputs].map((one) => `${one.getAttribute('class')} ${one.id}`).join(' ');
    return inputs.length === 2 && start && end && rangeNames.test(names) ? { box, start, end } : null;
  }
  return null;
}

/**
 * Types both ends, one after the other, before the focus leaves them; the other end keeps its day where it has one.
 * @returns whether both were kept
 */
export async function typePair(
  { start, end }: RangePair,
  own: HTMLInputElement,
  form: string,
  signal: AbortSignal,
): Promise<boolean> {
  const day = dayOf(form);
  if (!day) return false;
  const texts = endsOf(form).length > 1 ? endsOf(form) : bothEnds(form, day, own === start);
  for (const [index, input] of [start, end].entries()) {
    if (signal.aborted) return false;
    if (input !== own && input.value !== '') continue;
    await typeEnd(input, texts[index] ?? '');
  }
  moveOn(end);
  await nextTask();
  await until(own, () => own.value === '', reverting, signal);
  return start.value !== '' && end.value !== '' && readsAs(own.value, day);
}

/** The other end is some days away. */
function bothEnds(form: string, day: Day, isStart: boolean): [string, string] {
  const other = inFormOf(form, day, daysLater(day, isStart ? usualLength : -usualLength));
  return isStart ? [form, other] : [other, form];
}

async function typeEnd(input: HTMLInputElement, text: string): Promise<void> {
  focusOn(input);
  await nextTask();
  typeInto(input, text);
  sendChange(input);
  await nextTask();
  pressKey(input, 'Enter');
  await nextTask();
}

/** Another day, written as a text writes the first. */
function inFormOf(text: string, day: Day, other: Day): string {
  const first = Number(/\d+/.exec(text)?.[0]);
  const parts = first === day.year ? ymd(other) : first === day.day && first !== day.month ? dmy(other) : mdy(other);
  let place = 0;
  return text.replace(/\d+/g, (digits) => {
    const part = parts[place++];
    return part === undefined ? digits : String(part).padStart(2, '0');
  });
}

const ymd = ({ year, month, day }: Day) => [year, month, day];
const dmy = ({ year, month, day }: Day) => [day, month, year];
const mdy = ({ year, month, day }: Day) => [month, day, year];
