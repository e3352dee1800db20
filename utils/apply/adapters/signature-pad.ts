import { attribute, findFirst, isMatch, parentElementOf, rectOf, textContentOf } from '../../dom/nodes';
import type { Adapter, FieldElements, Written } from '../adapter';
import { press, sendPointer } from '../widget/press';
import { queryInside } from '../../dom/tree';
import { clearButtons } from '../widget/clear-button';
import { nextTask } from '../widget/until';
import { filled, refused } from '../widget/written';

const words =
  /signature|(^|[-_\s])sign(?![a-z])|sign-?(here|pad|area|box|canvas)|draw(ing)?[-_\s]?(pad|area|board|canvas|here)|(^|[-_\s])(draw(ing)?|pad|sketch(pad)?)($|[-_\s])/i;
const textAttributes = ['class', 'id', 'aria-label', 'name', 'title'];
/** What is written beside a surface to sign on. */
const asked =
  /signature|\bsign\b(?!\s*(?:in|up|out|on)\b)|unterschr|signez|\bfirm[ae]|assin[ae]|handtekening|podpis|签名|署名|서명/i;
const levels = 3;
const mostText = 300;
const otherFields = 'input:not([type=hidden]), select, textarea';

/** A stroke as shares of the surface's width and height: three waves, as a hand would write them. */
const stroke: readonly (readonly [number, number])[] = Array.from({ length: 36 }, (_, index) => {
  const share = index / 35;
  return [0.2 + 0.6 * share, 0.5 + 0.18 * Math.sin(share * 6 * Math.PI)] as const;
});

/** Surfaces on which a person signs. What was drawn can't be taken back but by the pad's own clear button. */
export const signaturePad: Adapter = {
  name: 'signature-pad',
  selector: 'canvas, [data-scope=signature-pad][data-part=control]',
  claims: (element) =>
    !isMatch(element, 'canvas') ||
    [element, parentElementOf(element)].some((one) => one !== null && isNamed(one)) ||
    isAskedFor(element),
  describe: () => ({ control: 'drawing' }),
  holds: () => '',
  read: () => null,
  write: ({ element }, value) => (value.as === 'drawing' ? draw(element) : refused('failed', '')),
  restore: (field) => wipe(field),
};

function isNamed(element: Element): boolean {
  return textAttributes.some((name) => words.test(attribute(element, name)));
}

/** Whether the words around a canvas ask for a signature, with no other field among them. */
function isAskedFor(canvas: Element): boolean {
  for (let at = parentElementOf(canvas), level = 0; at && level < levels; at = parentElementOf(at), level++) {
    if (findFirst(at, otherFields) || isMatch(at, 'body')) return false;
    if (asked.test((textContentOf(at) ?? '').slice(0, mostText))) return true;
  }
  return false;
}

/** The page renders between the moves of the hand. */
async function draw(canvas: Element): Promise<Written> {
  const { left, top, width, height } = rectOf(canvas);
  const points = stroke.map(([x, y]) => ({ clientX: left + x * width, clientY: top + y * height }));
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last || width === 0) return refused('hidden', '');
  for (const type of ['pointerdown', 'mousedown']) sendPointer(canvas, type, first, 1);
  for (const point of rest) {
    await nextTask();
    for (const type of ['pointermove', 'mousemove']) sendPointer(canvas, type, point, 1);
  }
  await nextTask();
  for (const type of ['pointerup', 'mouseup']) sendPointer(canvas, type, last);
  return filled('');
}

function wipe({ element }: FieldElements): Written {
  const around = parentElementOf(parentElementOf(element)) ?? parentElementOf(element) ?? element;
  const others = queryInside(around, 'input, textarea, select').length > 0;
  const button = others ? undefined : clearButtons(around)[0];
  if (!button) return refused('refused-by-page', '');
  press(button);
  return filled('');
}
