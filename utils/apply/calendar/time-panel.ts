/** Choosing a time where a popup offers one: columns of numbers, a list of times, number boxes, native lists. */
import { dateSections } from '../widget/date-sections';
import { pressKey } from '../widget/keys';
import { typeInto } from '../widget/type-into';
import { nextTask } from '../widget/until';
import { isDisabled, isShown } from '../widget/visible';
import { timeOf, type Time } from './day';
import { cellAround, elementsBelow, grouped, ownText } from './look';
import { pressInside } from './press-inside';

interface Entry {
  readonly element: Element;
  readonly number: number;
}

interface Column {
  readonly box: Element;
  readonly entries: readonly Entry[];
}

/** Columns of a clock have at least AM and PM, quarters of an hour, hours. */
const leastEntries = 4;
const leastTimes = 5;
const wholeTime = /^\d{1,2}[:.h]\d\d(?::\d\d)?\s*(?:[ap]\.?m\.?)?$/i;
const half = /^([ap])\.?m\.?$/i;

/** Whether a popup offers a time. */
export function offersTime(root: Element): boolean {
  const elements = elementsBelow(root);
  return (
    timesIn(root, elements).length > 0 ||
    columnsIn(root, elements).length > 0 ||
    boxesIn(elements).length > 1 ||
    listsIn(elements).length > 1 ||
    dateSections(root).some(({ unit }) => unit === 'hour')
  );
}

/** Sets the time that a popup offers, by whatever it offers it. */
export async function setTime(root: () => Element | null, time: Time): Promise<void> {
  const at = root();
  if (!at) return;
  const elements = elementsBelow(at);
  const times = timesIn(at, elements);
  if (times.length > 0) return pressInside(nearest(times, minutesOf(time)).element, at);
  const boxes = boxesIn(elements);
  if (boxes.length > 1) return fillBoxes(boxes, halfIn(elements), time);
  const lists = listsIn(elements);
  if (lists.length > 1) return chooseLists(lists, time);
  await pressColumns(root, time);
}

const minutesOf = ({ hour, minute }: Time) => hour * 60 + minute;

/** Whole times in a list: "9:00 AM", "9:30 AM", … */
function timesIn(root: Element, elements: readonly Element[]): readonly Entry[] {
  const entries = elements.flatMap((element) => {
    const text = ownText(element);
    const time =
      element.localName !== 'option' && text.length < 12 && wholeTime.test(text)
        ? timeOf(text.replace(/[.h]/, ':'))
        : null;
    return time && isShown(element) && !isDisabled(element) ? [{ element, number: minutesOf(time) }] : [];
  });
  return grouped(entries, ({ element }) => element, root, leastTimes)[0]?.items ?? [];
}

/** Columns of hours, minutes, seconds, in their order on the page. */
function columnsIn(root: Element, elements: readonly Element[]): Column[] {
  const entries = elements.flatMap((holder) => {
    const text = ownText(holder);
    if (!/^\d{1,2}$/.test(text) || holder.localName === 'option' || !isShown(holder)) return [];
    return [{ element: cellAround(holder, text, root), number: Number(text) }];
  });
  const columns = grouped(entries, ({ element }) => element, root, leastEntries).flatMap(({ box, items }) =>
    splitRuns(box, items),
  );
  return columns.filter(isClockColumn).sort((one, other) => leftOf(one) - leftOf(other));
}

/** Where several columns stand in one box without boxes of their own, each begins anew. */
function splitRuns(box: Element, items: readonly Entry[]): Column[] {
  const columns: Entry[][] = [];
  for (const item of items) {
    const last = columns.at(-1);
    const isNew = !last || (item.number < last.at(-1)!.number && !(last.length === 1 && last[0]!.number === 12));
    if (isNew) columns.push([item]);
    else last.push(item);
  }
  return columns.filter((column) => column.length >= leastEntries).map((entries) => ({ box, entries }));
}

function leftOf({ entries }: Column): number {
  return entries[0]!.element.getBoundingClientRect().left;
}

/** Numbers from 0, 1 or 12 on in even steps; the days of a month end at 28 to 31. */
function isClockColumn({ entries }: Column): boolean {
  const numbers = entries.map(({ number }) => number);
  const high = Math.max(...numbers);
  const isMonth = numbers.includes(1) && !numbers.includes(0) && high >= 28 && high <= 31;
  return !isMonth && high < 60 && (numbers[0] === 0 || numbers[0] === 1 || numbers[0] === 12);
}

async function pressColumns(root: () => Element | null, time: Time): Promise<void> {
  const read = () => {
    const at = root();
    return at ? { at, elements: elementsBelow(at) } : null;
  };
  const count = columnsIn(read()!.at, read()!.elements).length;
  for (let index = 0; index < Math.max(count, 3); index++) {
    const now = read();
    const column = now && columnsIn(now.at, now.elements)[index];
    if (!now || !column) break;
    const parts = [hourIn(column, time, halfIn(now.elements).length > 0), time.minute, time.second];
    await pressInside(nearest(column.entries, parts[index] ?? 0).element, column.box);
    await nextTask();
  }
  const now = read();
  if (now) await pressHalf(halfIn(now.elements), time);
}

function hourIn({ entries }: Column, { hour }: Time, hasHalves: boolean): number {
  const isTwelve = hasHalves || Math.max(...entries.map(({ number }) => number)) <= 12;
  return isTwelve ? ((hour + 11) % 12) + 1 : hour;
}

async function pressHalf(halves: readonly Element[], { hour }: Time): Promise<void> {
  const wanted = hour < 12 ? 'a' : 'p';
  const found = halves.find((element) => ownText(element).toLowerCase().startsWith(wanted));
  if (found && halves.length > 1) await pressInside(found, found.parentElement ?? found);
  else if (!found && halves[0]) await pressInside(halves[0], halves[0].parentElement ?? halves[0]);
}

function halfIn(elements: readonly Element[]): Element[] {
  return elements.filter(
    (element) => element.localName !== 'option' && half.test(ownText(element)) && isShown(element),
  );
}

function nearest(entries: readonly Entry[], wanted: number): Entry {
  const free = entries.filter(({ element }) => !isDisabled(element));
  const distance = ({ number }: Entry) => Math.abs(number - wanted);
  return [...(free.length > 0 ? free : entries)].sort((one, other) => distance(one) - distance(other))[0]!;
}

const boxNames = /hour|minute|second|time|\bhh\b|\bmm\b/i;

/** Number boxes for hours and minutes, in their order. */
function boxesIn(elements: readonly Element[]): HTMLInputElement[] {
  return elements.filter((element): element is HTMLInputElement => {
    if (!(element instanceof HTMLInputElement) || !isShown(element) || element.disabled) return false;
    const names = ['class', 'aria-label', 'name', 'placeholder', 'id', 'data-type'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    const isNumber =
      element.type === 'number' ||
      element.type === 'tel' ||
      element.matches('[role=spinbutton], [inputmode=numeric]') ||
      element.type === 'text';
    return isNumber && names.some((name) => boxNames.test(name));
  });
}

async function fillBoxes(boxes: readonly HTMLInputElement[], halves: readonly Element[], time: Time): Promise<void> {
  const hour = halves.length > 0 ? ((time.hour + 11) % 12) + 1 : time.hour;
  const parts = [hour, time.minute, time.second];
  boxes.slice(0, 3).forEach((box, index) => {
    typeInto(box, String(parts[index]).padStart(2, '0'));
    box.dispatchEvent(new Event('change', { bubbles: true }));
    pressKey(box, 'Enter');
    box.blur();
  });
  await pressHalf(halves, time);
}

/** Native lists of hours, minutes, AM and PM. */
function listsIn(elements: readonly Element[]): HTMLSelectElement[] {
  return elements.filter(
    (element): element is HTMLSelectElement =>
      element instanceof HTMLSelectElement &&
      isShown(element) &&
      [...element.options].every(({ text }) => /^\d{1,2}$/.test(text.trim()) || half.test(text.trim())),
  );
}

function chooseLists(lists: readonly HTMLSelectElement[], time: Time): void {
  const halves = lists.find((list) => [...list.options].some(({ text }) => half.test(text.trim())));
  const numbers = lists.filter((list) => list !== halves);
  const hour = halves ? ((time.hour + 11) % 12) + 1 : time.hour;
  [hour, time.minute, time.second].forEach((part, index) =>
    chooseText(numbers[index], (text) => Number(text) === part),
  );
  chooseText(halves, (text) =>
    text
      .trim()
      .toLowerCase()
      .startsWith(time.hour < 12 ? 'a' : 'p'),
  );
}

function chooseText(list: HTMLSelectElement | undefined, isWanted: (text: string) => boolean): void {
  const index = [...(list?.options ?? [])].findIndex(({ text }) => isWanted(text));
  if (!list || index < 0) return;
  list.selectedIndex = index;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
