/** The box around an input whose entries become chips. */
import {
  attribute,
  childElementsOf,
  contains,
  findAll,
  findFirst,
  isMatch,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  textContentOf,
} from '../../dom/nodes';
import { boxesAround, nearestBox } from '../box/boxes-around';
import { drawnCrosses } from './crossed-entries';
import { chips } from '../saying/chips';
import { clearButtons } from '../widget/clear-button';
import { isShown } from '../widget/visible';
import { chipComponents } from '../saying/chips';
import { shownText } from '../saying/shown-text';

/**
 * What follows two dashes says how a box looks, not what is in it: `input__border--tokens`. Names may be written into one
 * (`vkuiChipsInputBase`).
 */
const boxNames =
  /(?:tag|chip)s?-?input|(^|[_\s]|(?<!-)-)(tags?|input-?tags?|selectize-control|chips?|tokens?|token-?field|tagify|taggle|tagger)(?:[-_\s]|$)/i;
/** What a label says of a field of many short texts. */
const captions = /\b(tags?|keywords?|labels|topics|skills|schlagw[oö]rter|mots[- ]cl[eé]s|etiquetas|palabras clave)\b/i;
const longestCaption = 60;
/** Chips between a label and its box. */
const mostBetween = 12;

/** The outermost box that is named for its chips; null where none is. */
export function namedBox(element: Element): Element | null {
  const reach = { levels: 5, ends: 'fieldset, body, label', mostChildren: Infinity };
  const isNamed = (box: Element) => boxNames.test(attribute(box, 'class')) || localNameOf(box) === 'tags';
  const isOwn = (box: Element) => !isMatch(box, 'form') || isOwnForm(box);
  return boxesAround(element, reach, isOwn).findLast(isNamed) ?? null;
}

/** ngx-chips puts the input into a form of its own, to hear Enter. */
function isOwnForm(around: Element): boolean {
  return around instanceof HTMLFormElement && around.elements.length === 1;
}

/** Chips may keep an input to be edited with, out of use. */
const inputs = 'input:not([type=hidden], [hidden], [disabled]), select';

/** Whether the label before or around a line of text asks for tags: headless libraries give their boxes no names. */
export function isCaptionedTags(element: Element): boolean {
  if (!isMatch(element, 'input:is([type=text], :not([type]))')) return false;
  if (asksForTags(attribute(element, 'placeholder'))) return true;
  const captionOf = (box: Element) => (isMatch(box, 'label') ? box : labelBefore(box));
  const isCaptioned = (box: Element) => captionOf(box) !== null;
  const box = isCaptioned(element) ? element : nearestBox(element, isCaptioned, { levels: 3 });
  return box !== null && isCaption(textContentOf(captionOf(box)) ?? '');
}

/** An input behind the box in which its entries stand (OpenUI5): it says that it opens something where a form helps to choose. */
export const behindTokens = '[class*=token i]:not(input, label) + input:not([type=hidden])';

/** "Enter tags", "Add a tag": a placeholder that says what to do with them. */
function asksForTags(placeholder: string): boolean {
  return /\b(add|enter|new|type)\b/i.test(placeholder) && isCaption(placeholder);
}

/** The label before a box, or before the chips that stand between both. */
function labelBefore(box: Element): Element | null {
  let at = previousElementOf(box);
  for (let count = 0; at && count < mostBetween; count++, at = previousElementOf(at)) {
    if (isMatch(at, 'label')) return at;
    if (isMatch(at, inputs) || findFirst(at, inputs)) return null;
  }
  return null;
}

function isCaption(text: string): boolean {
  return text.length <= longestCaption && captions.test(text);
}

/** The chips beside an input, as text. Of a box without a name only what can be taken out again is a chip. */
export function chipTexts(element: Element): string {
  const box = namedBox(element);
  if (box) return shownText(box, (part) => isMatch(part, `${suggestions}, ${hints}`), element);
  return chipsBeside(element)
    .map((one) => shownText(one))
    .filter(Boolean)
    .join(', ');
}

const suggestions = '[class*=dropdown i]:not(:has(input)), [class*=suggest i]:not(:has(input)), [class*=menu i]';

/** "Press Enter after each tag" */
const hints = 'p:not(:has(*))';

/** What takes chips out: buttons, else crosses. Of a box without a name every button in a chip does. */
export function chipRemovers(element: Element): Element[] {
  const box = namedBox(element);
  if (!box)
    return chipsBeside(element)
      .filter((one) => shownText(one) !== '')
      .flatMap(removersIn);
  const named = clearButtons(box);
  return named.length > 0 ? named : drawnCrosses(box);
}

function removersIn(chip: Element): Element[] {
  if (chipComponents.test(localNameOf(chip))) return clearButtons(chip);
  const pressed = [...findAll(chip, buttons)];
  const found = [pressed.filter(isShown), drawnCrosses(chip), clearButtons(chip), pressed];
  return found.find(({ length }) => length > 0) ?? [];
}

const buttons = 'button, [role=button]';

/** Nothing stands beside it but what keeps its width, and the button that adds what it holds. */
function isAlone(element: Element): boolean {
  if (previousElementOf(element) !== null) return false;
  const next = nextElementOf(element);
  return next === null || isMatch(next, '[aria-hidden=true]:last-child') || next === addingButton(element);
}

/** The one thing that stands behind an input: a button that adds what was typed; null where there is none. */
export function addingButton(element: Element): Element | null {
  const next = nextElementOf(element);
  const isAdding = isMatch(
    next,
    'button[type=button]:last-child:not([aria-haspopup], [aria-expanded], [aria-pressed])',
  );
  return isAdding && !clearButtons(next!).includes(next!) ? next : null;
}

/** Beside the input, or beside a box that holds nothing else. */
function chipsBeside(element: Element): Element[] {
  const around = parentElementOf(element);
  const isOwn = around && isAlone(element) && !isMatch(around, 'form, fieldset, label');
  const found = [element, ...(isOwn ? [around] : [])].map((at) =>
    [...(childElementsOf(parentElementOf(at)) ?? [])].filter(isChip),
  );
  return found.find(({ length }) => length > 0) ?? [];

  function isChip(one: Element): boolean {
    if (contains(one, element) || isMatch(one, 'label, button') || findFirst(one, inputs)) return false;
    if (chipComponents.test(localNameOf(one)) || findFirst(one, `${buttons}, ${chips}`)) return true;
    return drawnCrosses(one).length > 0;
  }
}
