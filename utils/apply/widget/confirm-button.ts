/** The button by which a popup takes a choice over. */
import { queryInside } from './tree';
import { isDisabled, isShown } from './visible';

const confirming =
  /^(ok|okay|apply|done|set|confirm|select|save|choose|accept|update|use date|确\s?[定认]|確\s?定|確認|aceptar|aplicar|übernehmen|fertig|anwenden|valider|appliquer|confirmer|conferma|applica|zatwierdź|готово|применить|確定|适用|tamam)$/i;

const pressable =
  'button, [role=button], input[type=button], a, ui5-button, ion-button, :is(td, span, div)[class*=confirm i]:empty';
/** Icons drawn by a style sheet have no words. */
const confirmNames = /(^|[-_\s])confirm(?![a-z])/i;

/** The button that confirms a choice; one that could send the page's form is none. */
export function confirmButton(popup: Element): Element | null {
  const buttons = queryInside(popup, pressable);
  return buttons.find((button) => isConfirming(button) && isShown(button) && !isDisabled(button)) ?? null;
}

function isConfirming(button: Element): boolean {
  const words = button instanceof HTMLInputElement ? button.value : (button.textContent ?? '');
  const isNamed = words.trim() === '' && confirmNames.test(button.getAttribute('class') ?? '');
  return (isNamed || confirming.test(words.trim())) && !sendsForm(button);
}

function sendsForm(button: Element): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null;
}
