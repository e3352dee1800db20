/** A word on an order where it is to be sent: the courier and the shop read it, nobody asks for an offer there. */
import type { Kind } from '../../../kinds/kinds';
import type { AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { settle, type Reading } from '../reading';

/** Kinds that say only that something is written. */
const open: ReadonlySet<Kind> = new Set<Kind>([
  'answer',
  'message',
  'notes',
  'comment',
  'text',
  'feedback',
  'description',
]);
const sentTo: ReadonlySet<Kind> = new Set<Kind>([
  'street-address',
  'address-line1',
  'street-name',
  'full-address',
  'postal-code',
]);

/** @param form fields of one form; changed in place */
export function settleOrderNotes(form: readonly Reading[], asks?: AskData): void {
  if (!asks) return;
  for (const reading of form) {
    const { field, kind } = reading;
    if (field.control !== 'text' || field.type !== 'textarea' || !open.has(kind)) continue;
    const said = field.texts.find(({ text }) => saysSo('anOrder', text, asks) && saysSo('aRemark', text, asks));
    if (!said) continue;
    if (form.some((other) => sentTo.has(other.kind)) || saysSo('aDelivery', `${field.name} ${field.elementId}`, asks)) {
      reading.ask = null;
      settle(reading, 'delivery-notes', said.source === 'heading' ? 'neighbours' : 'label', said.text);
    }
  }
}
