/** Which days a calendar shows as chosen. */
import { attribute, findAll, textContentOf } from '../../dom/nodes';
import { fromDate, isSameDay, type Day } from '../../moment/moment';
import { isMarkedChosen } from '../saying/marked-chosen';
import { cellAround } from './look';
import type { DayCell } from './days-from-attributes';
import { viewOf } from './view';

/** The chosen days, in the order of the calendar. */
export function chosenDays(root: Element): Day[] {
  const { days } = viewOf(root);
  const marked = days.filter((cell) => isChosen(cell, root));
  return (marked.length > 0 ? marked : filledAlone(days)).map(({ day }) => day);
}

/** Whether a calendar shows a day as the chosen one. */
export function showsChosen(root: Element, wanted: Day): boolean {
  return viewOf(root).days.some((cell) => isSameDay(cell.day, wanted) && isChosen(cell, root));
}

/**
 * The one day with a ground and a colour of text that no other has, where it is not today, which may be drawn so as well:
 * all that utility classes tell of a choice.
 */
function filledAlone(days: readonly DayCell[]): DayCell[] {
  const looks = days.map(({ element }) => getComputedStyle(element));
  const isAlone = (at: number, name: 'backgroundColor' | 'color') =>
    looks.every((look, other) => other === at || look[name] !== looks[at]![name]);
  const filled = days.filter((_, at) => isAlone(at, 'backgroundColor') && isAlone(at, 'color'));
  const today = fromDate(new Date());
  return filled.length === 1 && !isSameDay(filled[0]!.day, today) ? filled : [];
}

/** "November 22, 2026. Selected", not "Select year, selected year: 2026" */
const toldNames = /^selected\b|(?<!not )\bselected[.,]?\s*$/i;

/** The cell says so, or what stands in it, or what stands around it alone. */
function isChosen({ element, cell }: DayCell, root: Element): boolean {
  const outer = cellAround(cell, (textContentOf(element) ?? '').trim(), root);
  return [outer, ...findAll(outer, '*')].some(
    (part) => isMarkedChosen(part) || toldNames.test(attribute(part, 'aria-label')),
  );
}
