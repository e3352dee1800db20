/** A word on an order where it is to be sent: the courier and the shop read it, nobody asks for an offer there. */
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';

const remark =
  /comment|note|message|remark|instruction|anmerk|kommentar|nachricht|bemerkung|hinweis|comentari|coment[áa]rio|mensa[jg]e|observa|nota|messaggio|opmerking|bericht|komentarz|uwag|wiadomo|poznámk|vzkaz|megjegyzés|üzenet|mențiun|comentar|mesaj|napomen|σχόλι|σημείωσ|παρατηρ|коммент|примечан|замечан|комент|примітк|kommentti|viesti|lisätie|meddeland|melding|besked|bemærkning|yorum|備考|メモ|ご要望|메모|메시지|요청|备注|備註|留言|附言|ملاحظ|تعليق|הערות|टिप्पणी|ghi chú|catatan|หมายเหตุ|یادداشت|توضیح/iu;
const order =
  /(?<!\p{L})order(?!\p{L})|commande|pedido|ordine|encomenda|bestell|zamówien|заказ|замовлен|objednáv|rendelés|comand[aăe]|narudžb|παραγγελ|sipariş|注文|주문|订单|訂單|طلب|הזמנה|ऑर्डर|đơn hàng|pesanan|คำสั่งซื้อ|beställning|(?<!\p{L})ordren?(?!\p{L})|tilau[sk]|سفارش/iu;
const delivery = /deliver|shipping|courier|livraison|liefer|entrega|consegna|bezorg|dostaw|доставк/iu;

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
export function settleOrderNotes(form: readonly Reading[]): void {
  for (const reading of form) {
    const { field, kind } = reading;
    if (field.control !== 'text' || field.type !== 'textarea' || !open.has(kind)) continue;
    const said = field.texts.find(({ text }) => order.test(text) && remark.test(text));
    if (!said) continue;
    if (form.some((other) => sentTo.has(other.kind)) || delivery.test(`${field.name} ${field.elementId}`)) {
      reading.ask = null;
      settle(reading, 'delivery-notes', said.source === 'heading' ? 'neighbours' : 'label', said.text);
    }
  }
}
