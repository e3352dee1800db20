import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { restoreText, textsOf } from '../native/text-value';
import { typeAtOnce } from '../native/type-at-once';
import { typeByKeys } from '../native/type-by-keys';
import { hexOf, isColour, notations } from '../widget/colour';
import { nextTask } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Boxes in which a text is a colour; the second line is react-color. */
const boxNames =
  /colou?r-?(picker|input|field|dropdown)|coloris|clr-field|(^|[-_\s])sp-(input|colorize)|spectrum|minicolors|react-colorful|(^|\s)(sketch|chrome|twitter|compact|block|github|photoshop|material)-picker(\s|$)/i;
/** Classes that plug-ins give the input itself. */
const ownNames = /(^|\s)(spectrum|coloris|jscolor|minicolors(-input)?|colou?r-?picker(-input)?|pickr)(\s|$)/i;
const hexNames = /^#?hex(adecimal)?(\s+(colou?r|code|value))*$/i;
const levels = 6;
const mostBeside = 8;

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Texts that are a colour: alone, or beside a picker that mirrors them. */
export const colourInput: Adapter = {
  name: 'colour-input',
  selector: 'input',
  claims: (element) => isColourInput(element as HTMLInputElement),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe: () => ({ control: 'color' }),
  holds: (field) => elementOf(field).value,
  read: (field) => elementOf(field).value,
  write: (field, value, context) => write(elementOf(field), textsOf(value)?.[0] ?? '', context),
  restore: (field, held, context) => restoreText(elementOf(field), held as string, context),
};

/** Whether an input is for a colour, by its value, its name or the box it stands in. */
export function isColourInput(input: HTMLInputElement): boolean {
  if ((input.type !== 'text' && input.type !== 'search') || input.readOnly) return false;
  if (isColour(input.value) || input.hasAttribute('data-coloris') || hexNames.test(ownName(input))) return true;
  if (ownNames.test(input.getAttribute('class') ?? '')) return true;
  const box = boxOf(input);
  if (!box) return false;
  return (
    hexOf(input.value) !== null || (input.value === '' && box.querySelectorAll('input:not([type=hidden])').length === 1)
  );
}

function ownName(input: HTMLInputElement): string {
  const label = input.getAttribute('aria-label') ?? labelBeside(input)?.textContent ?? '';
  return label.trim().slice(0, 40);
}

/** In a form of thousands of inputs each would be looked for among all the others. */
function labelBeside(input: HTMLInputElement): Element | null {
  let child = input.parentElement?.firstElementChild ?? null;
  for (let count = 0; child && count < mostBeside; child = child.nextElementSibling, count++) {
    const label = child.matches('label, span') ? child : child.querySelector('label, span');
    if (label) return label;
  }
  return null;
}

function boxOf(element: Element): Element | null {
  let box: Element | null = null;
  for (let at: Element | null = element, level = 0; at && level < levels; at = at.parentElement, level++) {
    if (at.matches('form, fieldset, body')) break;
    if (boxNames.test(at.getAttribute('class') ?? '') || at.getAttribute('data-scope') === 'color-picker') box = at;
  }
  return box === element ? null : box;
}

/** The channels and sliders of the same picker show the same colour. */
function partsOf(element: Element): Element[] {
  const others = boxOf(element)?.querySelectorAll('input, [role=slider], button, [tabindex]') ?? [];
  return [...others].filter((one) => one !== element && !one.contains(element));
}

async function write(input: HTMLInputElement, wanted: string, context: WriteContext): Promise<Written> {
  const hex = hexOf(wanted);
  if (!hex) return refused('failed', input.value);
  if (hexOf(input.value) === hex) return unchanged(input.value);
  const isThere = await typeColour(input, hex, context);
  return isThere ? filled(input.value) : refused('refused-by-page', input.value);
}

/** Types a colour in the notation the input takes. */
export async function typeColour(input: HTMLInputElement, hex: string, context: WriteContext): Promise<boolean> {
  for (const text of notations(hex, input.value)) {
    if (context.signal.aborted || !input.isConnected) return false;
    typeAtOnce(input, text, context);
    await nextTask();
    if (hexOf(input.value) === hex) return true;
    await typeByKeys(input, text, context);
    await nextTask();
    if (hexOf(input.value) === hex) return true;
  }
  return false;
}
