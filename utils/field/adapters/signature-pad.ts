import { attribute, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import type { Adapter } from '../adapter';

const words =
  /signature|(^|[-_\s])sign(?![a-z])|sign-?(here|pad|area|box|canvas)|draw(ing)?[-_\s]?(pad|area|board|canvas|here)|(^|[-_\s])(draw(ing)?|pad|sketch(pad)?)($|[-_\s])/i;
const textAttributes = ['class', 'id', 'aria-label', 'name', 'title'];
/** What is written beside a surface to sign on. */
const asked =
  /signature|\bsign\b(?!\s*(?:in|up|out|on)\b)|unterschr|signez|\bfirm[ae]|assin[ae]|handtekening|podpis|签名|署名|서명/i;
const mostText = 300;
const otherFields = 'input:not([type=hidden]), select, textarea';

/** Elements worth asking about. */
export const signaturePadSelector = 'canvas, [data-scope=signature-pad][data-part=control]';

/** Surfaces on which a person signs. */
export const signaturePad: Adapter = {
  name: 'signature-pad',
  selector: signaturePadSelector,
  claims: (element) =>
    !isMatch(element, 'canvas') ||
    [element, parentElementOf(element)].some((one) => one !== null && isNamed(one)) ||
    saysToSign(element),
  describe: () => ({ control: 'drawing' }),
  holds: () => '',
};

function isNamed(element: Element): boolean {
  return textAttributes.some((name) => words.test(attribute(element, name)));
}

/** Whether the words around a canvas ask for a signature, with no other field among them. */
function saysToSign(canvas: Element): boolean {
  const asks = (box: Element) => asked.test((textContentOf(box) ?? '').slice(0, mostText));
  const ends = `body, :has(${otherFields})`;
  return nearestBox(canvas, asks, { levels: 3, ends }) !== null;
}
