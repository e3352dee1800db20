/** The lines that a code editor draws beside the element that takes its keys. */
import { attribute, findAll, rectOf, textContentOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';

const lines = '[class*=line i]';
/** A line of code: not the mark of the current one, not its number. */
const lineNames = /(^|\s)(ace|view|cm|codemirror|code|editor|token)?[-_]?line(\s|$)/i;
const mostLines = 500;

/** The nearest box around an element in which lines of code are drawn; null where there is none. */
export function linesAround(element: Element): Element | null {
  return nearestBox(element, (box) => linesIn(box).length > 0, { mostChildren: Infinity });
}

/** Whether an element that is edited in place draws lines of code. */
export const drawsLines = (element: Element) => linesIn(element).length > 0;

function linesIn(box: Element): Element[] {
  const named = [...findAll(box, lines)].filter((one) => lineNames.test(attribute(one, 'class')));
  return named.slice(0, mostLines);
}

/** The code in view, line by line from above: editors use their elements again in any order. */
export function drawnCode(element: Element): string {
  const box = linesAround(element);
  const drawn = box ? linesIn(box).map((line) => ({ text: textOf(line), top: rectOf(line).top })) : [];
  return drawn
    .sort((one, other) => one.top - other.top)
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

function textOf(line: Element): string {
  return (textContentOf(line) ?? '').replace(/\u00a0/g, ' ').replace(/[\u200b\ufeff]/g, '');
}
