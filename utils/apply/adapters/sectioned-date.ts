import type { DateControl, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { dateSections, isoOf, type DateSection } from '../calendar/date-sections';
import { activeWithin, blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { typeKeys } from '../widget/type-keys';
import { nextTask, until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for one section to show what was typed. */
const reaction = 150;
const maxSteps = 60;

/** Dates and times made of spinbuttons, a section each: MUI X, React Aria, Radix-like date fields. */
export const sectionedDate: Adapter = {
  name: 'sectioned-date',
  selector: '[role=group], [role=spinbutton]',
  claims: (element) => groupOf(element) === element,
  gather: (element) => ({
    members: [element],
    parts: [...element.querySelectorAll('[role=spinbutton], input, [contenteditable]')],
  }),
  describe: ({ element }) => ({ control: 'date', type: typeOf(element), min: '', max: '', step: null }),
  holds: ({ element }) => isoOf(dateSections(element)),
  read: ({ element }) => isoOf(dateSections(element)),
  write: (field, value, context) => set(field, textOfValue(value), context),
  restore: (field, held, context) => set(field, typeof held === 'string' ? held : '', context),
};

/** The innermost group of two or more sections. */
function groupOf(element: Element): Element | null {
  if (!element.matches('[role=group]') || element.querySelector(':scope [role=group] [role=spinbutton]')) return null;
  return dateSections(element).length > 1 ? element : null;
}

function typeOf(element: Element): DateControl['type'] {
  const units = dateSections(element).map(({ unit }) => unit);
  const hasTime = units.includes('hour');
  if (hasTime) return units.includes('day') ? 'datetime-local' : 'time';
  return units.includes('day') ? 'date' : 'month';
}

function textOfValue(value: Value): string | null {
  return value.as === 'text' ? value.text : null;
}

async function set({ element }: FieldElements, iso: string | null, context: WriteContext): Promise<Written> {
  const shows = () => isoOf(dateSections(element));
  if (iso === null) return refused('failed', shows());
  if (shows() === iso) return unchanged(shows());
  for (const { unit } of dateSections(element)) {
    const section = dateSections(element).find((one) => one.unit === unit);
    if (section) await setSection(section, iso, context);
    if (context.signal.aborted) break;
  }
  const active = activeWithin(element);
  if (active && element.contains(active)) blurFrom(active);
  const isKept = await until(element, () => shows() === iso, reaction, context.signal);
  if (isKept) return filled(iso);
  return refused('refused-by-page', shows());
}

async function setSection(section: DateSection, iso: string, context: WriteContext): Promise<void> {
  const wanted = section.from(iso);
  const { element } = section;
  const isThere = () => section.read() === wanted;
  if (isThere()) return;
  focusOn(element);
  if (wanted === null) return clearSection(section, context);
  await typeKeys(element, section.keysFor(wanted));
  if (await until(element, isThere, reaction, context.signal)) return;
  for (let step = 0; step < maxSteps && !isThere() && !context.signal.aborted; step++) {
    const before = section.read();
    pressKey(element, before === null || before < wanted ? 'ArrowUp' : 'ArrowDown');
    if (!(await until(element, () => section.read() !== before, reaction, context.signal))) return;
  }
}

async function clearSection(section: DateSection, context: WriteContext): Promise<void> {
  const { element } = section;
  for (let times = 0; times < 4 && section.read() !== null; times++) {
    await nextTask();
    pressKey(element, 'Delete');
    if (await until(element, () => section.read() === null, reaction, context.signal)) return;
    if (pressKey(element, 'Backspace')) {
      const init = { inputType: 'deleteContentBackward', data: null, bubbles: true, composed: true };
      element.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }));
    }
    await until(element, () => section.read() === null, reaction, context.signal);
  }
}
