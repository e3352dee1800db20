import { findAll, findFirst, isMatch } from '../../dom/nodes';
import type { DateControl } from '../../pipeline';
import type { Adapter } from '../adapter';
import { isoOf, sectionRuns, type DateSection } from '../calendar/date-sections';

/** Between the ends of a range. */
export const separator = ', ';

/** Elements worth asking about. */
export const sectionedDateSelector = '[role=group], [role=spinbutton]';

/** Dates and times made of spinbuttons, a section each: MUI X, React Aria, Radix-like date fields. */
export const sectionedDate: Adapter = {
  name: 'sectioned-date',
  selector: sectionedDateSelector,
  claims: (element) => groupOf(element) === element,
  gather: (element) => ({
    members: [element],
    parts: [...findAll(element, '[role=spinbutton], input, [contenteditable]')],
  }),
  describe: ({ element }) => ({ control: 'date', type: typeOf(element), min: '', max: '', step: null }),
  holds: ({ element }) => shown(element),
};

/** The innermost group of two or more sections, or of a year that is typed alone. */
function groupOf(element: Element): Element | null {
  if (!isMatch(element, '[role=group]') || findFirst(element, ':scope [role=group] [role=spinbutton]')) return null;
  const run = firstRun(element);
  return run.length > 1 || isYearAlone(run, element) ? element : null;
}

/** Nothing else is typed in its group (MUI X). */
function isYearAlone([section, ...others]: readonly DateSection[], group: Element): boolean {
  const isYear = section?.unit === 'year' && others.length === 0;
  return isYear && isMatch(section.element, '[contenteditable=true]') && !findFirst(group, typed);
}

const typed = 'input:not([type=hidden], [aria-hidden=true]), textarea, select';

const firstRun = (element: Element) => sectionRuns(element)[0] ?? [];

/** The day or time, of a range both. */
export function shown(element: Element): string {
  return sectionRuns(element).map(isoOf).filter(Boolean).join(separator);
}

function typeOf(element: Element): DateControl['type'] {
  const units = firstRun(element).map(({ unit }) => unit);
  const hasTime = units.includes('hour');
  if (hasTime) return units.includes('day') ? 'datetime-local' : 'time';
  return units.includes('day') ? 'date' : 'month';
}
