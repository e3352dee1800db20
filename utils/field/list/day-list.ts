/** Comboboxes whose popup is a calendar: typed into like a list, or pressed (Atlassian, built on react-select). */
import { attribute, isMatch, textContentOf } from '../../dom/nodes';
import type { DateControl } from '../../pipeline';
import { referenced } from '../../dom/tree';

/** "2/18/1993": a day that is no one's, shown to tell how days are written. */
const sample = /^(\d{1,2}[/.-] ?\d{1,2}[/.-] ?\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})$/;
const longestSample = 12;

/** Whether an empty combobox says by an example that it is for a day. */
export const asksForDay = (combobox: Element) => sampleDay(combobox) !== null;

/** The example by which an empty combobox says how days are written, null where it shows none. */
export function sampleDay(combobox: Element): string | null {
  if (!isMatch(combobox, 'input[aria-describedby], input[placeholder]')) return null;
  const texts = referenced(combobox, 'aria-describedby').map((text) => textContentOf(text) ?? '');
  const short = [attribute(combobox, 'placeholder'), ...texts].filter(({ length }) => length <= longestSample);
  return short.map((text) => text.trim()).find((text) => sample.test(text)) ?? null;
}

/** What such a combobox takes. */
export const dayControl: DateControl = { control: 'date', type: 'date', min: '', max: '', step: null };
