/** Comboboxes whose popup is a calendar: typed into like a list, or pressed (Atlassian, built on react-select). */
import { attribute, isMatch } from '../../dom/nodes';
import type { DateControl } from '../../pipeline';
import { referenced } from '../../dom/tree';

/** "2/18/1993": a day that is no one's, shown to tell how days are written. */
const sample = /^(\d{1,2}[/.-] ?\d{1,2}[/.-] ?\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})$/;
const longestSample = 12;

/** Whether an empty combobox says by an example that it is for a day. */
export function asksForDay(combobox: Element): boolean {
  if (!isMatch(combobox, 'input[aria-describedby], input[placeholder]')) return false;
  const texts = referenced(combobox, 'aria-describedby').map(({ textContent }) => textContent ?? '');
  return [attribute(combobox, 'placeholder'), ...texts].some(
    (text) => text.length <= longestSample && sample.test(text.trim()),
  );
}

/** What such a combobox takes. */
export const dayControl: DateControl = { control: 'date', type: 'date', min: '', max: '', step: null };
