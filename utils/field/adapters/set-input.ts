import { findAll, findFirst, isMatch, isRendered, parentElementOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import type { Control, DateControl } from '../../pipeline';
import type { Adapter, AdapterName, FieldElements } from '../adapter';
import { boundedAttribute, stepOf } from '../native/attributes';
import { sideInPair } from '../slider/native-pair';
import { numberTwins, type Scale } from '../slider/number-twins';
import { numbersOf } from './number-input';

interface SetType {
  readonly types: readonly string[];
  readonly describe: (element: HTMLInputElement) => Control;
  /** What asks the same beside it. */
  readonly twins?: (element: HTMLInputElement) => readonly Element[];
}

/** Default steps in the control's unit: days, months, weeks, seconds (HTML, "default step"). */
const defaultSteps = { date: 1, month: 1, week: 1, time: 60, 'datetime-local': 60 } as const satisfies Record<
  DateControl['type'],
  number
>;

const setTypes = {
  range: {
    types: ['range'],
    describe: (element) => ({ ...numbersOf(element, 0, 100), ...sideInPair(element), type: 'range' }),
    twins: (element) => numberTwins(element, scaleOf(element)),
  },
  date: {
    types: Object.keys(defaultSteps),
    describe: describeDate,
  },
  color: { types: ['color'], describe: () => ({ control: 'color' }) },
} as const satisfies Record<string, SetType>;

/** `input type=range`. */
export const rangeInput = adapterOf('range-input', setTypes.range);
/** `input` of the types `date`, `month`, `week`, `time`, `datetime-local`. */
export const dateInput = adapterOf('date-input', setTypes.date);
/** `input type=color`. */
export const colorInput = adapterOf('color-input', setTypes.color);

function adapterOf(name: AdapterName, { types, describe, twins }: SetType): Adapter {
  const elementOf = (field: FieldElements) => field.element as HTMLInputElement;
  return {
    name,
    isSwift: true,
    selector: 'input',
    claims: (element) => types.includes(typeOf(element as HTMLInputElement)) && !helpsAnother(element),
    isDrawn: (element) => !isMatch(element, '[type=range]') || isRendered(element) || !standsBesideAnother(element),
    gather: (element) => ({ members: [element], parts: twins?.(element as HTMLInputElement) ?? [] }),
    describe: (field) => describe(elementOf(field)),
    holds: (field) => elementOf(field).value,
  };
}

/** A browser shows a type that it does not know as a line of text (Firefox: month and week); the site knows it all the same. */
function typeOf(element: HTMLInputElement): string {
  return element.type === 'text' ? boundedAttribute(element, 'type', 40).toLowerCase() : element.type;
}

/** The scale as the browser reads it (HTML, "range state": 0 to 100 where nothing is said). */
function scaleOf(element: HTMLInputElement): Scale {
  return { min: Number(element.min || 0), max: Number(element.max || 100), now: Number(element.value) };
}

const outOfReach = '[aria-hidden=true][tabindex="-1"]';
/** Drawn around the track beside it (Onsen UI). */
const rings = 'input[type=range]:not([tabindex="-1"]) + input[type=range][tabindex="-1"]';

/** A thumb that takes the focus itself: what a person moves beside a track that is an input too (Carbon). */
const ownThumb = ':scope > :is([role=slider][tabindex], :has(> [role=slider][tabindex])):not(input[type=range])';

const tracks = 'input[type=range]';
const handles = ':scope > [class*=handle i] ~ [class*=handle i]';

/** One track under the handles of a range: it moves whichever is nearer, and holds neither's number (MDUI). */
function isUnderHandles(element: Element): boolean {
  const box = parentElementOf(element);
  return findFirst(box, handles) !== null && [...(findAll(box, tracks) ?? [])].length === 1;
}

/** A track out of the reach of keys and readers says what the thumbs or the number beside it say, as one not drawn does (EUI). */
function helpsAnother(element: Element): boolean {
  const isTrack = isMatch(element, '[type=range]');
  if (isMatch(element, rings) || (isTrack && findFirst(parentElementOf(element), ownThumb))) return true;
  if (isTrack && isUnderHandles(element)) return true;
  return isMatch(element, outOfReach) && standsBesideAnother(element);
}

/** Whether thumbs or a number near by say the same. */
function standsBesideAnother(element: Element): boolean {
  return (
    nearestBox(element, (box) => findFirst(box, '[role=slider], input[type=number]') !== null, { levels: 3 }) !== null
  );
}

function describeDate(element: HTMLInputElement): DateControl {
  const type = typeOf(element) as DateControl['type'];
  return {
    control: 'date',
    type,
    min: boundedAttribute(element, 'min', 40),
    max: boundedAttribute(element, 'max', 40),
    step: stepOf(element, defaultSteps[type]),
  };
}
