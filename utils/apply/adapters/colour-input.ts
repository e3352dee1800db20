import { contains, findAll, isMatch, parentElementOf } from '../../dom/nodes';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { restoreText, textsOf } from '../native/text-value';
import { hexOf } from '../colour/colour';
import { padIn } from '../colour/colour-pad';
import { channelsNear, isColourInput, typeColour, wholePicker } from '../colour/colour-text';
import { queryInside } from '../../dom/tree';
import { filled, refused, unchanged } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Texts that are a colour: alone, or beside a picker that mirrors them. */
export const colourInput: Adapter = {
  name: 'colour-input',
  selector: 'input',
  looksAgain: true,
  claims: (element) => isColourInput(element as HTMLInputElement),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe: () => ({ control: 'color' }),
  holds: (field) => elementOf(field).value,
  read: (field) => elementOf(field).value,
  write: (field, value, context) => write(elementOf(field), textsOf(value)?.[0] ?? '', context),
  restore: (field, held, context) => restoreText(elementOf(field), held as string, context),
};

/** The channels and sliders of the same picker show the same colour, in its box or in a picker right beside it. */
function partsOf(element: Element): Element[] {
  const beside = isMatch(parentElementOf(element), 'form, fieldset, body') ? null : parentElementOf(element);
  const box = wholePicker(element) ?? (beside && padIn(beside)?.box);
  const others = [
    ...(box ? queryInside(box, 'input, select, [role=slider], button, [tabindex]') : []),
    ...twinOf(element),
    ...channelsNear(element),
  ];
  return others.filter((one) => one !== element && !contains(one, element));
}

/** The browser's own colour input that shows the same beside it, out of the keyboard's way. */
function twinOf({ parentElement: box }: Element): Element[] {
  const isOwn = box && !isMatch(box, 'form, fieldset, body');
  const twins = isOwn ? [...findAll(box, 'input[type=color][tabindex="-1"]')] : [];
  return twins.length === 1 ? twins : [];
}

async function write(input: HTMLInputElement, wanted: string, context: WriteContext): Promise<Written> {
  const hex = hexOf(wanted);
  if (!hex) return refused('failed', input.value);
  if (hexOf(input.value) === hex) return unchanged(input.value);
  const isThere = await typeColour(input, hex, context);
  return isThere ? filled(input.value) : refused('refused-by-page', input.value);
}
