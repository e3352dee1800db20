/** Inputs that take no typing and wait for a choice: a press on them, or on their row, opens wheels, a sheet, a pad. */
import { isMatch } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import { dateWords } from '../calendar/picker-names';
import { inRow, rowLabel } from '../saying/row-label';

const plain = 'input[readonly]:is(:not([type]), [type=text], [type=tel]):not([tabindex="-1"], :disabled)';
/** What speaks to the person; what is worked out by the page does not. */
const address = /^(?:your|enter|type|tap|click|touch|please)\b|^[请請]|をタップ|を選択/iu;
const entering = /^(?:please )?(?:enter|type)\b|^请?[输填]/iu;
/** A row that takes the press for its input. */
const pressedRows = '[role=button][tabindex="0"], a:not([href]), [class*=clickable i], [class*=is-link i]';

/** Whether an empty input that takes no typing asks for something. */
export function isAskingInput(element: Element): element is HTMLInputElement {
  if (!(element instanceof HTMLInputElement) || !isMatch(element, plain) || element.value !== '') return false;
  return address.test(element.placeholder) || echoes(element.placeholder, element) || standsInPressedRow(element);
}

/** Whether what is asked is entered sign by sign, on a pad. */
export const isEntered = ({ placeholder }: HTMLInputElement) => entering.test(placeholder);

/** "Your fruit" beside "Favourite fruit": the placeholder says again what the field is for. */
function echoes(placeholder: string, input: HTMLInputElement): boolean {
  const words = placeholder.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const label = words.length > 0 ? rowLabel(input).toLowerCase() : '';
  return words.some((word) => label.includes(word)) || dateWords.test(placeholder);
}

function standsInPressedRow(input: HTMLInputElement): boolean {
  return nearestBox(input, (box) => isMatch(box, pressedRows), inRow) !== null;
}
