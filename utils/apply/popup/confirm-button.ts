/** The button by which a popup takes a choice over. */
import { sendsForm } from '../../field/widget/sends-form';
import { attribute, textContentOf } from '../../dom/nodes';
import { queryInside } from '../../dom/tree';
import { marked } from '../../field/quirks';
import { isDisabled } from '../../field/saying/disabled';
import { isShown } from '../../field/widget/visible';
import { isSaid } from '../../words/says';

const pressable = `button, [role=button], input[type=button], a, ${marked('is a button of a popup')}, :is(td, span, div)[class*=confirm i]:empty`;
/** Bars over wheels say it in a box that nothing but its name and words tell from a title. */
const drawn = ['confirm', 'right', 'sure', 'finish', 'done', 'ok']
  .map((name) => `:is(div, span, view, text, p)[class*=${name} i]`)
  .join();
/** Icons drawn by a style sheet have no words. */
const confirmNames = /(^|[-_\s])confirm(?![a-z])/i;

/** The button that confirms a choice; one that could send the page's form is none. */
export function confirmButton(popup: Element): Element | null {
  const isOne = (button: Element) => isConfirming(button) && isShown(button) && !isDisabled(button);
  return queryInside(popup, pressable).find(isOne) ?? queryInside(popup, drawn).find(isOne) ?? null;
}

function isConfirming(button: Element): boolean {
  const words = button instanceof HTMLInputElement ? button.value : (textContentOf(button) ?? '');
  const isNamed = words.trim() === '' && confirmNames.test(attribute(button, 'class'));
  return (isNamed || isSaid('confirm', words)) && !sendsForm(button);
}
