/** The box around an input whose entries become chips. */
import { chips, clearButtons } from '../widget/clear-button';
import { chipComponents, shownText } from '../widget/shown-text';

/** What follows two dashes says how a box looks, not what is in it: `input__border--tokens`. */
const boxNames =
  /(^|[_\s]|(?<!-)-)(tags?|tags?-?input|input-?tags?|selectize-control|chips?|chip-?input|tokens?|token-?field|tagify|taggle|tagger)(?:[-_\s]|$)/i;
const boxLevels = 5;
/** What a label says of a field of many short texts. */
const captions = /\b(tags?|keywords?|labels|topics|skills|schlagw[oö]rter|mots[- ]cl[eé]s|etiquetas|palabras clave)\b/i;
const captionLevels = 4;
const longestCaption = 60;
/** Chips between a label and its box. */
const mostBetween = 12;

/** The outermost box that is named for its chips; null where none is. */
export function namedBox(element: Element): Element | null {
  let box: Element | null = null;
  let at = element.parentElement;
  for (let depth = 0; at && depth < boxLevels; depth++, at = at.parentElement) {
    if (at.matches('form, fieldset, body, label') && !isOwnForm(at)) break;
    if (boxNames.test(at.getAttribute('class') ?? '') || at.localName === 'tags') box = at;
  }
  return box;
}

/** Some make the input a form of its own, to hear Enter (ngx-chips). */
function isOwnForm(around: Element): boolean {
  return around instanceof HTMLFormElement && around.elements.length === 1;
}

/** Some chips keep one to be edited with, out of use. */
const inputs = 'input:not([type=hidden], [hidden], [disabled]), select';

/** Whether the label before or around a line of text asks for tags: headless libraries give their boxes no names. */
export function isCaptionedTags(element: Element): boolean {
  if (!element.matches('input:is([type=text], :not([type]))')) return false;
  if (asksForTags(element.getAttribute('placeholder') ?? '')) return true;
  let at: Element | null = element;
  for (let level = 0; at && level < captionLevels; level++, at = at.parentElement) {
    const caption = at.matches('label') ? at : labelBefore(at);
    if (caption) return isCaption(caption.textContent ?? '');
  }
  return false;
}

/** "Enter tags", "Add a tag": a placeholder that says what to do with them. */
function asksForTags(placeholder: string): boolean {
  return /\b(add|enter|new|type)\b/i.test(placeholder) && isCaption(placeholder);
}

/** The label before a box, or before the chips that stand between both. */
function labelBefore(box: Element): Element | null {
  let at = box.previousElementSibling;
  for (let count = 0; at && count < mostBetween; count++, at = at.previousElementSibling) {
    if (at.matches('label')) return at;
    if (at.matches(inputs) || at.querySelector(inputs)) return null;
  }
  return null;
}

function isCaption(text: string): boolean {
  return text.length <= longestCaption && captions.test(text);
}

/** The chips beside an input, as text. Of a box without a name only what can be taken out again is a chip. */
export function chipTexts(element: Element): string {
  const box = namedBox(element);
  if (box) return shownText(box, (part) => part.matches(suggestions), element);
  return chipsBeside(element)
    .map((one) => shownText(one))
    .filter(Boolean)
    .join(', ');
}

const suggestions = '[class*=dropdown i]:not(:has(input)), [class*=suggest i]:not(:has(input)), [class*=menu i]';

/** Buttons that take chips out. Of a box without a name every button in a chip does. */
export function chipRemovers(element: Element): Element[] {
  const box = namedBox(element);
  return box ? clearButtons(box) : chipsBeside(element).flatMap(removersIn);
}

const removersIn = (chip: Element) =>
  chipComponents.test(chip.localName) ? clearButtons(chip) : [...chip.querySelectorAll(buttons)];

const buttons = 'button, [role=button]';

/** Nothing stands beside it but what keeps its width. */
function isAlone({ nextElementSibling: next, previousElementSibling }: Element): boolean {
  return previousElementSibling === null && (next === null || next.matches('[aria-hidden=true]:last-child'));
}

/** Beside the input, or beside a box that holds nothing else. */
function chipsBeside(element: Element): Element[] {
  const around = element.parentElement;
  const isOwn = around && isAlone(element) && !around.matches('form, fieldset, label');
  const found = [element, ...(isOwn ? [around] : [])].map((at) =>
    [...(at.parentElement?.children ?? [])].filter(isChip),
  );
  return found.find(({ length }) => length > 0) ?? [];

  function isChip(one: Element): boolean {
    if (one.contains(element) || one.matches('label, button') || one.querySelector(inputs)) return false;
    return chipComponents.test(one.localName) || one.querySelector(`${buttons}, ${chips}`) !== null;
  }
}
