import { contains } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { sectionRuns, type DateSection } from '../../field/calendar/date-sections';
import { daysLater, isoDay, usualLength } from '../../moment/moment';
import { clearButtons } from '../../field/widget/clear-button';
import { activeWithin, blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { typeKeys } from '../widget/type-keys';
import { nextFrame } from '../widget/next-frame';
import { nextTask, waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { requestedMoment, type RequestedMoment } from '../requested';
import { separator, shown } from '../../field/adapters/sectioned-date';
import { reaction } from '../widget/reaction';

const maxSteps = 60;
/** One section may move another: the day of the week shifts the date (MUI X). */
const mostRounds = 2;

export const sectionedDateWriter: FieldWriter = {
  read: ({ element }) => shown(element),
  write(field, value, context) {
    const requested = requestedMoment(value);
    return requested ? set(field, endsOf(requested), context) : refused('failed', shown(field.element));
  },
  restore,
};

/** Both ends of a range; the second is some days later where nobody said it. */
function endsOf({ texts: [text], moment: { day, last } }: RequestedMoment): string[] {
  const end = last ?? (day && daysLater(day, usualLength));
  return end ? [text, isoDay(end)] : [text, text];
}

/** @param texts ISO dates, times or both, one for each end */
async function set({ element }: FieldElements, texts: readonly string[], context: WriteContext): Promise<Written> {
  const shows = () => shown(element);
  const ends = sectionRuns(element).map((run, at) => inSections(texts[at] ?? '', run));
  const wanted = ends.filter(Boolean).join(separator);
  if (shows() === wanted) return unchanged(wanted);
  for (let round = 0; round < mostRounds && shows() !== wanted; round++)
    for (const [at, iso] of ends.entries()) await setRun(element, at, iso, context);
  const active = activeWithin(element);
  if (active && contains(element, active)) blurFrom(active);
  const isKept = await waitFor(element, () => shows() === wanted, reaction.step, context.signal);
  return isKept ? filled(wanted) : refused('refused-by-page', shows());
}

/** As much of a day as is asked for. */
function inSections(iso: string, run: readonly DateSection[]): string {
  return run.length === 1 ? iso.slice(0, 'yyyy'.length) : iso;
}

/** VKUI puts back what is deleted in the sections; its clear button alone empties them. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const { element } = field;
  const text = typeof held === 'string' ? held : '';
  const button = text === '' ? clearButtons(element)[0] : undefined;
  if (button) press(button);
  if (button && (await waitFor(element, () => shown(element) === '', reaction.step, context.signal))) return filled('');
  return set(field, text.split(separator), context);
}

async function setRun(element: Element, at: number, iso: string, context: WriteContext): Promise<void> {
  for (const { unit } of sectionRuns(element)[at] ?? []) {
    const section = sectionRuns(element)[at]?.find((one) => one.unit === unit);
    if (section) await setSection(section, iso, context);
    if (context.signal.aborted) return;
  }
}

async function setSection(section: DateSection, iso: string, context: WriteContext): Promise<void> {
  const wanted = section.from(iso);
  const { element } = section;
  const isThere = () => section.read() === wanted;
  if (isThere()) return;
  focusOn(element);
  await nextFrame(element);
  if (wanted === null) return clearSection(section, context);
  await typeKeys(element, section.keysFor(wanted));
  if (await waitFor(element, isThere, reaction.step, context.signal)) return;
  for (let step = 0; step < maxSteps && !isThere() && !context.signal.aborted; step++) {
    const before = section.read();
    pressKey(element, before === null || before < wanted ? 'ArrowUp' : 'ArrowDown');
    if (!(await waitFor(element, () => section.read() !== before, reaction.step, context.signal))) return;
  }
}

async function clearSection(section: DateSection, context: WriteContext): Promise<void> {
  const { element } = section;
  for (let times = 0; times < 4 && section.read() !== null; times++) {
    await nextTask();
    pressKey(element, 'Delete');
    if (await waitFor(element, () => section.read() === null, reaction.step, context.signal)) return;
    if (pressKey(element, 'Backspace')) {
      const init = { inputType: 'deleteContentBackward', data: null, bubbles: true, composed: true };
      element.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }));
    }
    await waitFor(element, () => section.read() === null, reaction.step, context.signal);
  }
}
