import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { textsOf } from '../native/text-value';
import { acting } from '../widget/deadline';
import { closePopup } from '../widget/close';
import { colourShown, hexOf } from '../widget/colour';
import { isFurniture } from '../widget/furniture';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { queryInside, rootOf } from '../widget/tree';
import { nextTask, until } from '../widget/until';
import { isShown } from '../widget/visible';
import { filled, refused, unchanged } from '../widget/written';
import { isColourInput, typeColour } from './colour-input';

/** Milliseconds for a picker to come on show, and for the swatch to show the colour. */
const opening = 600;
const reaction = 400;

const names =
  /colou?r-?picker(-|__|_)?(trigger|button|preview|toggle)|pcr-button|sp-replacer|colou?r-?(dropdown|input)?-{0,2}_{0,2}(trigger|swatch|button|preview)(?![a-z])|(^|\s)swatch(\s|$)/i;
const spoken = /(pick|choose|select|toggle|open)( an?| the)? colou?r|colou?r picker/i;
const agree = /^(ok|apply|save|choose|done|confirm|select|set|übernehmen|valider|aceptar|确定)$/i;
const empties = /^(clear|reset|none|remove)$/i;
const areas = /saturation|palette|area|selector|color-map|board|chooser|(^|[-_\s])sv|sp-color|square/i;
const pageWide = 'form, fieldset, body, html, main';
const levels = 5;

/** Swatches that open a picker: a hex text in it is typed, confirmed where it asks for that, and the picker closed. */
export const colourButton: Adapter = {
  name: 'colour-button',
  selector:
    '[class*=color i], [class*=colour i], [class*=swatch i], .pcr-button, .sp-replacer, [data-scope=color-picker][data-part=trigger], button[aria-label*=colo i]',
  claims: (element) => isTrigger(element) && !standsBesideInput(element) && !isFurniture(element),
  gather: (element) => ({ members: [element], parts: [...element.querySelectorAll('button, [tabindex], input')] }),
  describe: () => ({ control: 'color' }),
  holds: ({ element }) => colourShown(element),
  read: ({ element }) => colourShown(element),
  write: (field, value, context) => write(field, hexOf(textsOf(value)?.[0] ?? ''), context),
  restore: (field, held, context) =>
    held === '' ? clear(field, context) : write(field, hexOf(held as string), context),
};

function isTrigger(element: Element): boolean {
  const isSaid = names.test(element.getAttribute('class') ?? '') || element.matches('[data-scope=color-picker]');
  const isSpoken = element.matches('button') && spoken.test(element.getAttribute('aria-label') ?? '');
  if (!isSaid && !isSpoken) return false;
  const twins = [...(element.parentElement?.children ?? [])].filter(({ className }) => className === element.className);
  return (
    twins.length === 1 && !element.closest('[role=dialog], [role=listbox], [role=radiogroup]') && isOutermost(element)
  );
}

function isOutermost(element: Element): boolean {
  for (let at = element.parentElement, level = 0; at && level < 3; at = at.parentElement, level++)
    if (names.test(at.getAttribute('class') ?? '')) return false;
  return element.querySelector('input:not([type=hidden]), textarea, select') === null;
}

/** The swatch of a colour text belongs to that text. */
function standsBesideInput(element: Element): boolean {
  const { parentElement: parent } = element;
  const around = [parent, parent?.parentElement].filter((one) => one && !one.matches(pageWide));
  const inputs = around.flatMap((one) => [...one!.querySelectorAll('input')].slice(0, 4));
  return inputs.some(isColourInput);
}

async function write({ element }: FieldElements, hex: string | null, outer: WriteContext): Promise<Written> {
  const shown = () => colourShown(element);
  if (!hex) return refused('failed', shown());
  if (shown() === hex) return unchanged(hex);
  const context = acting(outer);
  const before = new Set(visible(element, 'input, [class]'));
  const start = shown();
  press(element);
  const input = await until(element, () => colourInputIn(element, before), opening, context.signal);
  if (input) await enter(input, hex, context);
  else await pressArea(element, before);
  const panel = input ? panelOf(input) : newest(element, before);
  if (panel) await confirm(panel);
  await until(element, () => shown() !== start, reaction, context.signal);
  if (panel) await close(element, panel, outer);
  return shown() !== start || shown() === hex ? filled(shown()) : refused('refused-by-page', shown());
}

/** By the picker's own button for no colour. */
async function clear({ element }: FieldElements, context: WriteContext): Promise<Written> {
  const before = new Set(visible(element, '[class]'));
  press(element);
  const panel = await until(element, () => newest(element, before), opening, context.signal);
  const button = panel && buttonsIn(panel).find((one) => empties.test(wordsOf(one)));
  if (button) press(button);
  await until(element, () => colourShown(element) === '', reaction, context.signal);
  if (panel) await close(element, panel, context);
  return colourShown(element) === '' ? filled('') : refused('refused-by-page', colourShown(element));
}

function visible(near: Element, selector: string): Element[] {
  const inTree = queryInside(near.ownerDocument.body, selector);
  const root = rootOf(near);
  const inShadow = root === near.ownerDocument ? [] : [...root.querySelectorAll(selector)];
  return [...inTree, ...inShadow].filter(isShown);
}

function colourInputIn(element: Element, before: ReadonlySet<Element>): HTMLInputElement | undefined {
  const inputs = visible(element, 'input').filter((input) => !before.has(input)) as HTMLInputElement[];
  const texts = inputs.filter(({ type }) => type === 'text');
  const isFresh = (input: HTMLInputElement) => isColourInput(input) || hexOf(input.value) !== null;
  return texts.find(isFresh) ?? (texts.length === 1 ? texts[0] : undefined);
}

async function enter(input: HTMLInputElement, hex: string, context: WriteContext): Promise<void> {
  await typeColour(input, hex, context);
  if (input.isConnected && !input.closest('form')) pressKey(input, 'Enter');
  await nextTask();
}

/** Pickers without a text: the colour at a place of their field of colours. */
async function pressArea(element: Element, before: ReadonlySet<Element>): Promise<void> {
  const fresh = visible(element, '[class]').filter((one) => !before.has(one));
  const area = fresh.findLast((one) => areas.test(one.getAttribute('class') ?? '') && isWide(one));
  if (!area) return;
  const { left, top, width, height } = area.getBoundingClientRect();
  press(area, { clientX: left + width * 0.7, clientY: top + height * 0.3 });
  await nextTask();
}

function isWide(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 40 && height > 40;
}

function newest(element: Element, before: ReadonlySet<Element>): Element | null {
  return visible(element, '[class]').find((one) => !before.has(one) && isWide(one)) ?? null;
}

/** The picker around its text: as far out as it has a button to agree, else a few boxes. */
function panelOf(input: Element): Element {
  let panel = input;
  for (let level = 0; level < levels && panel.parentElement && !panel.parentElement.matches('form, body'); level++) {
    panel = panel.parentElement;
    if (agreeing(panel)) return panel;
  }
  return panel;
}

function agreeing(panel: Element): Element | undefined {
  return buttonsIn(panel).find((button) => agree.test(wordsOf(button)));
}

function buttonsIn(panel: Element): Element[] {
  return [...panel.querySelectorAll('button:not([type=submit]), input[type=button], [role=button]')];
}

function wordsOf(button: Element): string {
  return (button.textContent?.trim() || button.getAttribute('value')) ?? '';
}

async function confirm(panel: Element): Promise<void> {
  const button = agreeing(panel);
  if (button) press(button);
  await nextTask();
}

async function close(element: Element, panel: Element, { signal }: WriteContext): Promise<void> {
  const isClosed = () => !isShown(panel) || !panel.isConnected;
  if (await until(element, isClosed, 100, signal)) return;
  await closePopup({ trigger: element, popup: panel }, signal);
  if (isClosed()) return;
  press(element);
  await until(element, isClosed, reaction, signal);
}
