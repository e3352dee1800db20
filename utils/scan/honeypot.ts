import { attribute, closest, isMatch } from '../dom/nodes';

/** One sign by which a trap for robots gives itself away; what it says to a person is heard when it is planned. */
export interface TrapSign {
  readonly name: string;
  isTrap(element: Element): boolean;
}

/** Names that form builders and anti-spam plug-ins give their traps. */
const trapNames =
  /honey-?_?pot|hon3yp0t|(^|[-_[.])(hpot|honey)([-_\].]|$)|bot-?_?(field|trap|check|catcher)|anti-?_?(spam|bot)|spam-?_?(trap|check|field|protection|bot)|gotcha|url_?website_?hp|do-?_?not-?_?fill|leave-?_?(this-?_?)?(blank|empty)|fax_?only|ohnohoney|wpforms\[hp\]|form_?fields\[hp|b_[0-9a-f]{20,}_[0-9a-f]{8,}|ak_hp_textarea|gform_validation_container/i;

const attributesRead = ['name', 'id', 'class', 'data-field', 'aria-label'];

export const trapSigns: readonly TrapSign[] = [
  {
    name: 'named as a trap',
    isTrap: (element) => attributesRead.some((name) => trapNames.test(attribute(element, name).slice(0, 300))),
  },
  {
    // Nobody gets there by keyboard, no browser fills it, no screen reader says it.
    name: 'kept from keyboard, screen reader and browser',
    isTrap: (element) =>
      isMatch(element, ':is(input,textarea)[tabindex="-1"][autocomplete=off]:not([type=checkbox],[type=radio])') &&
      closest(element, '[aria-hidden=true]') !== null,
  },
];

/** Whether the field shows to be a trap for robots. */
export function isHoneypot(element: Element): boolean {
  return isMatch(element, 'input,textarea,select') && trapSigns.some((sign) => sign.isTrap(element));
}
