/** What a date field leaves open. */
import { closest, findAll, findFirst, isMatch } from '../../dom/nodes';
import { popupsOpened } from '../popup/find';
import { datePopup, type DateField } from './open-popup';

const popupRoles = '[role=dialog], [role=grid], [role=listbox]';
const rangeBox = '[class*=range i]';
const typedEnd = 'input:is(:not([type]), [type=text])';
const mostEnds = 4;

/**
 * What is to be closed when the field is left: its calendar, else what calls itself a popup and was not there before. That
 * of a range may hang from its other end.
 */
export function leftOpen(field: DateField): Element | null {
  const ends = findAll(closest(field.element, rangeBox), typedEnd) ?? [];
  for (const element of new Set([field.element, ...[...ends].slice(0, mostEnds)])) {
    const popup = leftOpenBy({ ...field, element });
    if (popup) return popup;
  }
  return null;
}

function leftOpenBy(field: DateField): Element | null {
  const { element, before } = field;
  const isPopup = (one: Element) => isMatch(one, popupRoles) || findFirst(one, popupRoles) !== null;
  return datePopup(field) ?? popupsOpened({ trigger: element, pointers: [element], before }).find(isPopup) ?? null;
}
