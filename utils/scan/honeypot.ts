import type { FieldText } from '../pipeline';
import { attribute, isMatch } from '../dom/nodes';

/** What a trap is judged by. */
export interface Suspect {
  readonly element: Element;
  readonly texts: readonly FieldText[];
}

/** One sign by which a trap for robots gives itself away to a person. */
export interface TrapSign {
  readonly name: string;
  isTrap(suspect: Suspect): boolean;
}

/** Names that form builders and anti-spam plug-ins give their traps. */
const trapNames =
  /honey-?_?pot|hon3yp0t|(^|[-_[.])(hpot|honey)([-_\].]|$)|bot-?_?(field|trap|check|catcher)|anti-?_?(spam|bot)|spam-?_?(trap|check|field|protection|bot)|gotcha|url_?website_?hp|do-?_?not-?_?fill|leave-?_?(this-?_?)?(blank|empty)|fax_?only|ohnohoney|wpforms\[hp\]|form_?fields\[hp|b_[0-9a-f]{20,}_[0-9a-f]{8,}|ak_hp_textarea|gform_validation_container/i;

/** What traps say to a person who comes upon them with a screen reader or without style sheets. */
const trapWords =
  /(leave|keep) (this|it|the)?( \w+){0,2} ?(blank|empty|unfilled|untouched)(?!,? ?(if (?!you('re| are) (a )?human)|to |unless|when|for ))|(do not|don['’]?t) (fill|complete|write)( \w+){0,2} (this|here|field|out|in)\b|if you('re| are) (a )?(human|not a (ro)?bot)|for (ro)?bots only|validation purposes and should be left unchanged|spam ?(trap|bots)|(leer lassen|nicht ausf(ü|ue)llen)(?!,? (wenn|falls|sofern))|(laisse[rz].{0,25}vide|dejar?.{0,25}en blanco|deixe.{0,25}em branco|lasciare?.{0,25}vuoto|laat.{0,20}leeg|pozostaw.{0,20}puste|оставьте.{0,20}пустым)(?!,? (si|se|als|jeśli|если))|ne (pas )?rempli(r|ssez) (pas )?(ce|si)|nevyplňujte|не заполняйте|空欄のまま|入力しないで|请勿填写/i;

const attributesRead = ['name', 'id', 'class', 'data-field', 'aria-label'];

export const trapSigns: readonly TrapSign[] = [
  {
    name: 'named as a trap',
    isTrap: ({ element }) => attributesRead.some((name) => trapNames.test(attribute(element, name).slice(0, 300))),
  },
  {
    name: 'asks to be left blank',
    isTrap: ({ texts }) => texts.some(({ source, text }) => source !== 'heading' && trapWords.test(text)),
  },
  {
    // Nobody gets there by keyboard, no browser fills it, no screen reader says it.
    name: 'kept from keyboard, screen reader and browser',
    isTrap: ({ element }) =>
      isMatch(
        element,
        'input[tabindex="-1"][autocomplete=off][aria-hidden=true],[aria-hidden=true] > input[tabindex="-1"][autocomplete=off]',
      ),
  },
];

/** Whether a person would see that the field is a trap for robots. */
export function isHoneypot(suspect: Suspect): boolean {
  return isMatch(suspect.element, 'input,textarea,select') && trapSigns.some((sign) => sign.isTrap(suspect));
}
