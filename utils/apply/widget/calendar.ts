/** Choosing a day in a calendar that a widget opened. */
import { press } from './press';
import { queryInside } from './tree';
import { nextTask, until } from './until';
import { isDisabled, isShown } from './visible';

/** A day of the calendar in use everywhere; month counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Months to turn at most: a hundred years. */
const maxTurns = 1_200;
const turning = 250;

const cellSelector =
  '[role=gridcell], [role=option][class*=day i], td, button[class*=day i], button[aria-label], [class*=day i][aria-label], [data-day], [data-date], [class*=cell i][data-year]';
const next = /next|forward|suivant|nächst|weiter|siguiente|avanti|volgende|›|»|→/i;
const previous = /prev|back|précédent|vorig|zurück|anterior|indietro|vorherig|‹|«|←/i;
const byYear = /year|double|jahr|année|año|anno|super/i;

/** Reads a day from an ISO date, or from numbers in the order the text makes plain (month first where it does not). */
export function dayOf(text: string): Day | null {
  const iso = /(\d{4})\D(\d{1,2})\D(\d{1,2})/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const other = /(\d{1,2})([/.\-\s])\s?(\d{1,2})[/.\-\s]\s?(\d{4})/.exec(text);
  if (!other) return null;
  const [first, second] = [Number(other[1]), Number(other[3])];
  const dayFirst = other[2] === '.' || first > 12;
  return { year: Number(other[4]), month: dayFirst ? second : first, day: dayFirst ? first : second };
}

/** As `yyyy-mm-dd`. */
export function isoDay({ year, month, day }: Day): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

interface Cell {
  readonly element: Element;
  readonly day: Day;
}

const dayTexts = ['data-date', 'data-day', 'datetime', 'aria-label', 'title', 'data-value'];

/** What day a cell stands for, by what it says of itself. @returns null where it says nothing */
function dayOfCell(cell: Element): Day | null {
  const owners = [cell, ...cell.querySelectorAll('[aria-label], [data-date], [data-day], time')];
  for (const owner of owners) {
    const parts = numbersOf(owner);
    if (parts) return parts;
    for (const name of dayTexts) {
      const day = spelled(owner.getAttribute(name) ?? '');
      if (day) return day;
    }
  }
  return null;
}

/** jQuery UI and Air Datepicker keep year and month (from 0) apart. */
function numbersOf(cell: Element): Day | null {
  const year = cell.getAttribute('data-year');
  const month = cell.getAttribute('data-month');
  const day = cell.getAttribute('data-date') ?? cell.textContent;
  if (!year || !month || !day || !/^\d{1,2}$/.test(day.trim())) return null;
  return { year: Number(year), month: Number(month) + 1, day: Number(day) };
}

/** A date in words: "Choose Thursday, December 3rd, 2026". */
function spelled(text: string): Day | null {
  if (/^\d{4}-\d{1,2}-\d{1,2}/.test(text)) return dayOf(text);
  if (!/\d{4}/.test(text) || text.length > 80) return null;
  const plain = text
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/^[^\d]*?(?:day,?|Choose|Selected|Today,?)\s+/gi, '');
  const time = Date.parse(plain.replace(/^\w+,\s*/, '').replace(/,?\s*(selected|today|available).*$/i, ''));
  if (Number.isNaN(time)) return dayOf(text);
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function cellsOf(calendar: Element): Cell[] {
  const cells = queryInside(calendar, cellSelector).filter((cell) => !isDisabled(cell) && isShown(cell));
  return cells.flatMap((element) => {
    const day = dayOfCell(element);
    return day ? [{ element, day }] : [];
  });
}

const monthsOf = ({ year, month }: Day) => year * 12 + month;

/** The month on show: that of the middle cell, since the first and last rows may belong to the neighbours. */
function monthShown(calendar: Element): number | null {
  const days = queryInside(calendar, cellSelector).flatMap((element) => {
    const day = isDisabled(element) ? null : dayOfCell(element);
    return day ? [{ element, day }] : [];
  });
  const middle = Math.floor(days.length / 2);
  const inwards = [...days.slice(middle), ...days.slice(0, middle).reverse()];
  const cell = inwards.find(({ element }) => isShown(element));
  return cell ? monthsOf(cell.day) : null;
}

/** Whether the popup holds days that can be told apart. */
export function isCalendar(popup: Element): boolean {
  return monthShown(popup) !== null;
}

/**
 * Turns the calendar to the month of a day and presses the day.
 * @returns false where the day can't be reached
 */
export async function pressDay(
  calendar: Element,
  wanted: Day,
  signal: AbortSignal,
  patience: number,
): Promise<boolean> {
  const end = performance.now() + patience;
  await jump(calendar, wanted, signal);
  for (let turns = 0; turns < maxTurns && performance.now() < end && !signal.aborted; turns++) {
    const shown = monthShown(calendar);
    if (shown === null) return false;
    if (shown === monthsOf(wanted)) return pressCell(calendar, wanted);
    const button = turnButton(calendar, monthsOf(wanted) - shown);
    if (!button) return false;
    press(button);
    await nextTask();
    if (!(await until(calendar, () => monthShown(calendar) !== shown, turning, signal))) return false;
  }
  return false;
}

/** By the lists of years and months that some calendars have. */
async function jump(calendar: Element, wanted: Day, signal: AbortSignal): Promise<void> {
  const start = monthShown(calendar);
  if (start === monthsOf(wanted)) return;
  const lists = () => queryInside(calendar, 'select').filter((list) => list instanceof HTMLSelectElement);
  const choose = async (isWanted: (list: HTMLSelectElement) => number) => {
    const list = lists().find((one) => isWanted(one) >= 0);
    if (!list) return;
    const shown = monthShown(calendar);
    list.selectedIndex = isWanted(list);
    list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await until(calendar, () => monthShown(calendar) !== shown, turning, signal);
  };
  await choose((list) => [...list.options].findIndex(({ text }) => text.trim() === String(wanted.year)));
  await choose((list) => (list.options.length === 12 ? wanted.month - 1 : -1));
}

function pressCell(calendar: Element, wanted: Day): boolean {
  const found = cellsOf(calendar).filter(({ day }) => monthsOf(day) === monthsOf(wanted) && day.day === wanted.day);
  const cell = found.at(-1);
  if (!cell) return false;
  press(cell.element.querySelector('button, a') ?? cell.element);
  return true;
}

/** The button that turns towards the wanted month, by years where it is far and there is one for that. */
function turnButton(calendar: Element, distance: number): Element | null {
  const words = distance > 0 ? next : previous;
  const buttons = queryInside(
    calendar,
    'button, [role=button], a, span[class*=next i], span[class*=prev i], div[data-action]',
  );
  const fitting = buttons.filter((button) => isShown(button) && !isDisabled(button) && words.test(nameOf(button)));
  const years = fitting.filter((button) => byYear.test(nameOf(button)));
  const months = fitting.filter((button) => !byYear.test(nameOf(button)));
  return (Math.abs(distance) >= 12 ? years[0] : undefined) ?? months[0] ?? null;
}

function nameOf(button: Element): string {
  const names = ['aria-label', 'title', 'class', 'data-action', 'data-handler'].map(
    (name) => button.getAttribute(name) ?? '',
  );
  return [...names, (button.textContent ?? '').slice(0, 20)].join(' ');
}
