/** Inputs whose text is a colour. */
import {
  attribute,
  attributeOf,
  findAll,
  findFirst,
  firstElementOf,
  isMatch,
  nextElementOf,
  parentElementOf,
  textContentOf,
} from '../../dom/nodes';
import { hexOf, isColour } from './colour';
import { marked } from '../quirks';
import { queryInside } from '../../dom/tree';
import { boxesAround, findAround } from '../box/boxes-around';

/** Boxes in which a text is a colour. */
const boxNames = /colou?r-?(picker|input|field|dropdown|box)/i;
const boxes = marked('is a box whose text is a colour');
/** Classes that plug-ins give the input itself. */
const ownNames = /(^|\s)colou?r-?picker(-input)?(\s|$)/i;
const colourTexts = marked('is a colour as text');
const hexNames = /^#?hex(adecimal)?(\s+(colou?r|code|value))*$|^#$/i;
/** A channel of the colour, not the colour. */
const channel = /^\d{1,3}$/;
const levels = 5;
const mostLevels = 11;
const mostBeside = 8;

/** Whether an input is for a colour, by its value, its name or the box it stands in. */
export function isColourInput(input: HTMLInputElement): boolean {
  if ((input.type !== 'text' && input.type !== 'search') || input.readOnly) return false;
  if (isColour(input.value) || isMatch(input, colourTexts) || hexNames.test(ownName(input))) return true;
  if (ownNames.test(attributeOf(input, 'class') ?? '')) return true;
  const box = pickerAround(input);
  if (!box) return false;
  return (
    (hexOf(input.value) !== null && !channel.test(input.value)) ||
    (input.value === '' && inputsIn(box).filter(({ type }) => type !== 'hidden').length === 1)
  );
}

/** Pickers of components have theirs in components again. */
const inputsIn = (box: Element) => queryInside(box, 'input') as HTMLInputElement[];

function ownName(input: HTMLInputElement): string {
  const label = attributeOf(input, 'aria-label') ?? textContentOf(labelBeside(input)) ?? '';
  return label.trim().slice(0, 40);
}

/** In a form of thousands of inputs each would be looked for among all the others. */
function labelBeside(input: HTMLInputElement): Element | null {
  let child = firstElementOf(parentElementOf(input)) ?? null;
  for (let count = 0; child && count < mostBeside; child = nextElementOf(child), count++) {
    const label = isMatch(child, 'label, span') ? child : findFirst(child, 'label, span');
    if (label) return label;
  }
  return null;
}

const channelNames = /^[rgbahslv]$/i;
const leastChannels = 3;

/** The inputs for red, green and blue, or their like, that show the same colour near its text. */
export function channelsNear(input: Element): Element[] {
  const channelsIn = (box: Element) => [...findAll(box, 'input')].filter((one) => channelNames.test(ownName(one)));
  const enoughIn = (box: Element) => {
    const channels = channelsIn(box);
    return channels.length >= leastChannels ? channels : null;
  };
  return findAround(input, enoughIn) ?? [];
}

/** The outermost box of a colour picker around an element, so many boxes up. */
export function pickerAround(element: Element, reach = levels): Element | null {
  const isPicker = (box: Element) => boxNames.test(attribute(box, 'class')) || isMatch(box, boxes);
  return boxesAround(element, { levels: reach, mostChildren: Infinity, isDrawn: true }).findLast(isPicker) ?? null;
}

/** All of a picker around what is one of its parts for sure: it is looked for further up. */
export const wholePicker = (part: Element) => pickerAround(part, mostLevels);

/** Whether an element only helps a text that is the colour. */
export function helpsColourText(part: Element): boolean {
  const picker = wholePicker(part);
  return picker !== null && inputsIn(picker).some(isColourInput);
}
