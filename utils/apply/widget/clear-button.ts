/** The button by which a widget empties itself. */
import { queryInside } from './tree';
import { isShown } from './visible';

const clearWords =
  /(^|[-_\s])(clear|clearable|remove|reset|delete|deselect|effacer|supprimer|löschen|entfernen|borrar|cancella|limpar)(?![a-z])|clear(icon|button|indicator)|circle-close|close-circle/i;
const pressable =
  'button, [role=button], [class*=clear i], [class*=remove i], [class*=circle-close i], [aria-label], svg[class*=clear i]';

/** Buttons in a widget's box whose name or class says that they empty it or take one entry out. */
export function clearButtons(box: Element): Element[] {
  const found = queryInside(box, pressable).filter(
    (element) => !element.matches('input, select, textarea') && clearWords.test(nameOf(element)) && isShown(element),
  );
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function nameOf(element: Element): string {
  return ['aria-label', 'title', 'class', 'data-testid', 'data-dismiss']
    .map((name) => element.getAttribute(name) ?? '')
    .concat((element.textContent ?? '').slice(0, 30))
    .join(' ');
}
