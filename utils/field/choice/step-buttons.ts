/** A button for less and one for more, with a number between them that can't be typed. */
import {
  attribute,
  findAll,
  isMatch,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { isLong } from '../box/long-box';

export interface StepButtons {
  readonly less: Element;
  readonly more: Element;
}

interface Words {
  readonly less: RegExp;
  readonly more: RegExp;
}

/** Beside an input that asks for a number. */
const besideInput: Words = {
  more: /^\s*(?:\+|＋|»|▲)\s*\d?$|(^|[-_\s])(plus|inc|increment|increase|increaser|add|more|up)(?![a-z])/i,
  less: /^\s*(?:-|−|–|—|«|▼)\s*\d?$|(^|[-_\s])(minus|dec|decrement|decrease|reduce|less|remove|subtract|down)(?![a-z])/i,
};
/** Around a bare text, which might also be a page's number or a count of votes. */
const aroundText: Words = {
  more: /^\s*[+＋]\s*1?$|(^|[-_\s])(plus|increment|increase|increaser)(?![a-z])/i,
  less: /^\s*[-−–]\s*1?$|(^|[-_\s])(minus|decrement|decrease|reduce)(?![a-z])/i,
};
const pressable = 'button:not([type=submit]), [role=button]';
const number = /^\s*-?\d{0,4}\s*$/;

/** Texts between two buttons, or two signs that are pressed. */
export const steppedTexts = ['span', 'div', 'output', 'p', 'b', 'strong']
  .map((name) => `:is(button, [role=button], span, div) + ${name}`)
  .join();

/** The buttons that change a number, told apart by what they say; structure only. */
export function stepButtons(element: Element): StepButtons | null {
  if (localNameOf(element) !== 'input') return buttonsAround(element);
  return number.test(numberText(element)) ? buttonsNear(element) : null;
}

/** The number as the page shows it. */
export function numberText(element: Element): string {
  return element instanceof HTMLInputElement ? element.value : (textContentOf(element) ?? '').slice(0, 10).trim();
}

function buttonsNear(input: Element): StepButtons | null {
  const rows = [parentElementOf(input), parentElementOf(parentElementOf(input))];
  for (const row of rows) {
    if (!row || isLong(row)) break;
    const pressed = [...findAll(row, pressable)];
    const buttons =
      pressed.length > 0 ? pressed : [...findAll(row, 'a:not([href]), a[href="#"], span, div')].filter(isSign);
    if (buttons.length !== 2 || findAll(row, 'input:not([type=hidden])').length !== 1) continue;
    const pair = pairOf(buttons, besideInput);
    if (pair) return pair;
  }
  return null;
}

/** The buttons right before and right after a text that is a number, of which none could send a form. */
export function buttonsAround(text: Element): StepButtons | null {
  // The words of a box may be a whole page's.
  if (text.childElementCount > 0 || !number.test(numberText(text))) return null;
  const around = [previousElementOf(text), nextElementOf(text)];
  const buttons = around.filter((one) => one && isHarmless(one)) as Element[];
  return numberText(text) !== '' && buttons.length === 2 ? pairOf(buttons, aroundText) : null;
}

/** In a shadow tree of its own a button belongs to no form. */
function isHarmless(button: Element): boolean {
  if (isMatch(button, 'button[type=button], [role=button], span, div')) return true;
  return button instanceof HTMLButtonElement && button.form === null && rootOf(button) instanceof ShadowRoot;
}

/** A sign alone, drawn to be pressed beside an input. */
const isSign = (one: Element) => one.childElementCount === 0 && /^\s*[+＋\-−–]\s*$/.test(textContentOf(one) ?? '');

function pairOf(buttons: readonly Element[], { less, more }: Words): StepButtons | null {
  const [down, up] = [buttons.find((one) => says(one, less)), buttons.find((one) => says(one, more))];
  return down && up && down !== up ? { less: down, more: up } : null;
}

function says(button: Element, words: RegExp): boolean {
  const texts = ['aria-label', 'title', 'class', 'data-action', 'name'].map((name) => attribute(button, name));
  return [textContentOf(button) ?? '', ...texts].some((text) => words.test(text));
}
