/** The spinbuttons that make a date or time, and what each stands for. */
import { attribute, attributeOf, carries, findAll, isMatch, textContentOf } from '../../dom/nodes';
import { twelveHour } from '../../moment/moment';

/** The day of the week only repeats what the date says; where it is a section it wants to be filled all the same. */
export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'period' | 'week-day';

export interface DateSection {
  readonly element: Element;
  readonly unit: DateUnit;
  /** The number it shows (1 for PM); null where it is empty. */
  read(): number | null;
  /** Its number in an ISO date, time or both; null where that has none. */
  from(iso: string): number | null;
  /** What to type for a number. */
  keysFor(wanted: number): string;
}

/** English names as labels and data attributes have them; other languages go by the limits. */
const unitNames: readonly (readonly [RegExp, DateUnit])[] = [
  [/year|yyyy/i, 'year'],
  [/month/i, 'month'],
  [/week day/i, 'week-day'],
  [/weekday/i, 'day'],
  [/\bday\b(?!.*period)/i, 'day'],
  [/hour/i, 'hour'],
  [/minute/i, 'minute'],
  [/second/i, 'second'],
  [/period|meridiem|am\/pm/i, 'period'],
];

/** The last year is that of the language's own dates (VKUI). */
const unitByLimit: readonly (readonly [number, DateUnit])[] = [
  [1, 'period'],
  [7, 'week-day'],
  [12, 'month'],
  [24, 'hour'],
  [31, 'day'],
  [59, 'minute'],
  [275_760, 'year'],
];

/** The sections inside a group, in their order on the page, those of no known unit left out; of a range one run for each end. */
export function sectionRuns(group: Element): DateSection[][] {
  const buttons = [...findAll(group, '[role=spinbutton]')].filter((button) => !isMatch(button, 'input'));
  const half = buttons.length / 2;
  const first = sectionsOf(buttons.slice(0, half), group);
  const second = sectionsOf(buttons.slice(half), group);
  const isRange = first.length > 1 && first.length === half && unitsOf(first) === unitsOf(second);
  return isRange ? [first, second] : [sectionsOf(buttons, group)];
}

const unitsOf = (run: readonly DateSection[]) => run.map(({ unit }) => unit).join();

function sectionsOf(buttons: readonly Element[], group: Element): DateSection[] {
  const found: DateSection[] = [];
  for (const element of buttons) {
    const unit = unitOf(element, found);
    if (unit && !found.some((section) => section.unit === unit)) found.push(sectionOf(element, unit, group));
  }
  return found;
}

function unitOf(element: Element, before: readonly DateSection[]): DateUnit | null {
  const names = ['data-type', 'data-segment', 'data-part', 'aria-label'].map((name) => attribute(element, name));
  for (const name of names) {
    const named = unitNames.find(([words]) => words.test(name));
    if (named) return named[1];
  }
  const max = Number(attributeOf(element, 'aria-valuemax') ?? Number.NaN);
  const unit = unitByLimit.find(([limit]) => max <= limit)?.[1] ?? null;
  const isTaken = before.some((section) => section.unit === unit);
  if (unit === 'minute' && isTaken) return 'second';
  return unit === 'month' && isTaken ? 'hour' : unit;
}

function sectionOf(element: Element, unit: DateUnit, group: Element): DateSection {
  const hasTwelveHours = () => dateSectionsUnits(group).includes('period');
  return {
    element,
    unit,
    read: () => readNumber(element, unit),
    from: (iso) => numberFrom(iso, unit, unit === 'hour' && hasTwelveHours()),
    keysFor: (wanted) => keysFor(unit, unit === 'year' && isShortYear(element) ? wanted % 100 : wanted),
  };
}

function dateSectionsUnits(group: Element): (DateUnit | null)[] {
  return [...findAll(group, '[role=spinbutton]')].map((element) => unitOf(element, []));
}

function readNumber(element: Element, unit: DateUnit): number | null {
  const shown = (attributeOf(element, 'aria-valuetext') ?? textContentOf(element) ?? '').trim();
  if (unit === 'week-day') return /^(?:empty)?$/i.test(shown) ? null : anyWeekDay;
  if (unit === 'period') return /^p/i.test(shown) ? 1 : /^a/i.test(shown) && shown.length < 5 ? 0 : null;
  const now = attributeOf(element, 'aria-valuenow');
  const century = unit === 'year' && isShortYear(element) ? thisCentury : 0;
  const isBlank =
    attributeOf(element, 'aria-valuetext') === '' ||
    /^empty$/i.test(shown) ||
    /^[-–—_\s]+$/.test(shown) ||
    carries(element, 'data-placeholder');
  if (now === null || now.trim() === '' || isBlank) return null;
  const number = Number(now);
  return Number.isFinite(number) ? century + number : null;
}

const thisCentury = 2_000;
/** Which one it is the page works out itself. */
const anyWeekDay = 1;

/** Cards say their year with two digits. */
function isShortYear(element: Element): boolean {
  return Number(attributeOf(element, 'aria-valuemax') ?? Number.NaN) < 100;
}

const isoPattern =
  /^(?:(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?)?T?(?:(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?)?/;

function numberFrom(iso: string, unit: DateUnit, hasTwelveHours: boolean): number | null {
  const groups = isoPattern.exec(iso)?.groups ?? {};
  if (unit === 'week-day') return groups['day'] === undefined ? null : anyWeekDay;
  if (unit === 'period') return groups['hour'] === undefined ? null : Number(groups['hour']) >= 12 ? 1 : 0;
  const text = groups[unit] ?? (unit === 'second' && groups['minute'] !== undefined ? '00' : undefined);
  if (text === undefined) return null;
  return hasTwelveHours ? twelveHour(Number(text)) : Number(text);
}

function keysFor(unit: DateUnit, wanted: number): string {
  if (unit === 'period') return wanted ? 'p' : 'a';
  if (unit === 'week-day') return '';
  return String(wanted).padStart(unit === 'year' && wanted > 99 ? 4 : 2, '0');
}

/** What the sections show as an ISO date, time or both; '' while any of them is empty. */
export function isoOf(sections: readonly DateSection[]): string {
  const numbers = new Map(sections.map(({ unit, read }) => [unit, read()]));
  if ([...numbers.values()].some((number) => number === null)) return '';
  const two = (unit: DateUnit) => String(numbers.get(unit)).padStart(2, '0');
  const below = (['month', 'day'] as const).filter((unit) => numbers.has(unit)).map(two);
  const date = numbers.has('year') ? [String(numbers.get('year')).padStart(4, '0'), ...below].join('-') : '';
  if (!numbers.has('hour')) return date;
  const hour = numbers.get('hour') ?? 0;
  const hour24 = numbers.has('period') ? (hour % 12) + 12 * (numbers.get('period') ?? 0) : hour;
  const time = `${String(hour24).padStart(2, '0')}:${two('minute')}`;
  const seconds = numbers.has('second') && numbers.get('second') !== 0 ? `:${two('second')}` : '';
  return [date, time + seconds].filter(Boolean).join('T');
}
