import {
  attribute,
  attributeOf,
  childElementsOf,
  classNameOf,
  closest,
  findAll,
  findFirst,
  firstElementOf,
  isConnected,
  isMatch,
  localNameOf,
  parentElementOf,
  textContentOf,
} from '../../dom/nodes';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { textsOf } from '../native/text-value';
import { typeAtOnce } from '../native/type-at-once';
import { acting } from '../widget/deadline';
import { clearButtons } from '../widget/clear-button';
import { closePopup } from '../widget/close';
import { colourShown, hexOf } from '../colour/colour';
import { pickOnPad } from '../colour/colour-pad';
import { openedSince, panelSince, seenNow, type ColourPopup } from '../colour/colour-popup';
import { isColourInput, typeColour } from '../colour/colour-text';
import { confirmButton } from '../widget/confirm-button';
import { isFurniture } from '../widget/furniture';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { closestDrawn, treeOf } from '../../dom/tree';
import { nextTask, until } from '../widget/until';
import { isShown } from '../widget/visible';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a picker to come on show, and for the swatch to show the colour. */
const opening = 600;
const reaction = 400;
/** Milliseconds in which one that grows as it opens has no size yet, and in which one may close by itself. */
const growing = 150;
const closing = 100;

const names =
  /colou?r-?picker(-|__|_)?(trigger|button|preview|toggle|fill)|pcr-button|sp-replacer|colou?r-?(dropdown|input)?-{0,2}_{0,2}(trigger|swatch|button|preview)(?![a-z])|(^|\s)(swatch|(current|selected)-colou?r)(\s|$)/i;
/** Drawn as an input, and no input. */
const boxes = ':is(div, span)[tabindex="0"]:is([class*=color-picker-input i], [class*=colorpicker-input i])';
const spoken = /(pick|choose|select|toggle|open)( an?| the)? colou?r|colou?r ?picker/i;
const swatches = '[aria-roledescription="color swatch" i]';
const pageWide = 'form, fieldset, body, html, main';

/** Swatches that open a picker: a hex text in it is typed, confirmed where it asks for that, and the picker closed. */
export const colourButton: Adapter = {
  name: 'colour-button',
  selector:
    '[class*=color i], [class*=colour i], [class*=swatch i], .pcr-button, .sp-replacer, [data-scope=color-picker][data-part=trigger], button[part~=trigger], button[aria-label*=colo i], button[aria-expanded]',
  claims: (element) => isTrigger(element) && !standsBesideInput(element) && !isFurniture(element),
  gather: (element) => ({ members: [element], parts: [...findAll(element, 'button, [tabindex], input')] }),
  describe: () => ({ control: 'color' }),
  holds: ({ element }) => colourShown(element),
  read: ({ element }) => colourShown(element),
  write: (field, value, context) => write(field, hexOf(textsOf(value)?.[0] ?? ''), context),
  restore: (field, held, context) =>
    held === '' ? clear(field, context) : write(field, hexOf(held as string), context),
};

function isTrigger(element: Element): boolean {
  const isSaid =
    names.test(attribute(element, 'class')) ||
    isMatch(element, `[data-scope=color-picker], ${boxes}`) ||
    holdsSwatch(element) ||
    isOfPicker(element);
  const isSpoken = isMatch(element, 'button') && spoken.test(attributeOf(element, 'aria-label') ?? '');
  if (!isSaid && !isSpoken) return false;
  const twins = [...(childElementsOf(parentElementOf(element)) ?? [])].filter(
    (twin) => classNameOf(twin) === classNameOf(element) && localNameOf(twin) === localNameOf(element),
  );
  return (
    twins.length === 1 &&
    !closestDrawn(element, '[role=dialog], [role=listbox], [role=radiogroup]') &&
    isOutermost(element)
  );
}

/** What is drawn in a button says so (React Aria), or the button is nothing but a colour. */
function holdsSwatch(element: Element): boolean {
  return isMatch(element, 'button[aria-expanded]') && (findFirst(element, swatches) !== null || isPainted(element));
}

function isPainted(button: Element): boolean {
  const isEmpty = firstElementOf(button) === null && (textContentOf(button) ?? '').trim() === '';
  return isEmpty && hexOf((button as HTMLElement).style.backgroundColor) !== null;
}

/** The trigger of a component that is a colour picker (Shoelace and its like). */
function isOfPicker(element: Element): boolean {
  const root = treeOf(element);
  return (
    isMatch(element, '[part~=trigger]') && root instanceof ShadowRoot && /colou?r-?picker$/.test(localNameOf(root.host))
  );
}

function isOutermost(element: Element): boolean {
  for (let at = parentElementOf(element), level = 0; at && level < 3; at = parentElementOf(at), level++)
    if (names.test(attribute(at, 'class'))) return false;
  return findFirst(element, 'input:not([type=hidden]), textarea, select') === null;
}

const putAway = '[hidden], [style*="display: none"], [style*="display:none"]';

/** The swatch of a colour text belongs to that text; one that the picker has put away is none to write into. */
function standsBesideInput(element: Element): boolean {
  const { parentElement: parent } = element;
  const around = [parent, parentElementOf(parent)].filter((one) => one && !isMatch(one, pageWide));
  const inputs = around.flatMap((one) => [...findAll(one!, 'input')].slice(0, 4));
  return inputs.some((input) => isColourInput(input) && !closest(input, putAway));
}

async function write({ element }: FieldElements, hex: string | null, outer: WriteContext): Promise<Written> {
  const shown = () => colourShown(element);
  const start = shown();
  if (!hex) return refused('failed', start);
  if (start === hex) return unchanged(hex);
  const context = acting(outer);
  const before = seenNow(element);
  press(element);
  const find = () => openedSince(element, before);
  const opener = openerBeside(element);
  const first = await until(element, find, opener ? growing : opening, context.signal);
  if (!first && opener) press(opener);
  const popup = first ?? (await until(element, find, opening, context.signal));
  if (popup) await enter(popup, hex, context);
  await until(element, () => shown() !== start, reaction, context.signal);
  const panel = popup?.panel ?? panelSince(element, before);
  if (panel) await close(element, panel, outer);
  return shown() !== start || shown() === hex ? filled(shown()) : refused('refused-by-page', shown());
}

/** Of a split button one half takes the colour shown, the other opens the picker. */
function openerBeside({ nextElementSibling: beside }: Element): Element | null {
  return isMatch(beside, 'button[aria-haspopup]:not([type=submit])') ? beside : null;
}

async function enter({ panel, input, pad }: ColourPopup, hex: string, context: WriteContext): Promise<void> {
  if (input) await typeColour(input, hex, context);
  if (input?.isConnected && !closest(input, 'form')) pressKey(input, 'Enter');
  if (pad) await pickOnPad(pad, hex, context.signal);
  await nextTask();
  const button = confirmButton(panel);
  if (button) press(button);
  await nextTask();
}

/** By the picker's own button for no colour, else by its text. */
async function clear({ element }: FieldElements, context: WriteContext): Promise<Written> {
  const before = seenNow(element);
  press(element);
  const panel = await until(element, () => panelSince(element, before), opening, context.signal);
  const button = panel && clearButtons(panel)[0];
  const input = openedSince(element, before)?.input;
  if (button) press(button);
  else if (input) typeAtOnce(input, '', context);
  await until(element, () => colourShown(element) === '', reaction, context.signal);
  if (panel) await close(element, panel, context);
  return colourShown(element) === '' ? filled('') : refused('refused-by-page', colourShown(element));
}

async function close(element: Element, panel: Element, { signal }: WriteContext): Promise<void> {
  const isClosed = () => !isShown(panel) || !isConnected(panel);
  await until(element, () => !isClosed(), growing, signal);
  if (await until(element, isClosed, closing, signal)) return;
  await closePopup({ trigger: element, popup: panel }, signal);
  if (await until(element, isClosed, reaction, signal)) return;
  press(element);
  await until(element, isClosed, reaction, signal);
}
