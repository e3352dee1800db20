/** Where something goes from and to, where somebody lives and will live: a form that asks for both asks for two places. */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { kindEntry } from '../../../kinds/kinds';
import { personName } from '../../roles/person-name';
import type { Reading } from '../reading';

/** Words that a label begins with. */
const from =
  /^\W*(?:pick[ -]?up|collection|origin|departure|loading|moving from|ship(?:ping)? from|from|sender|shipper|abhol|absende|belade|herkunft|enlèvement|expédi|origine?|recogida|origen|ritiro|mittente|partenza|ophaal|afzender|nadawc|odbior od|отправ|откуда|発|集荷|出发|寄件|起运)/iu;
const to =
  /^\W*(?:delivery|drop[ -]?off|destination|unloading|moving to|ship(?:ping)? to|to(?!\p{L})|receiver|consignee|zustell|liefer|ziel|empfäng|entlade|livraison|destinat|entrega|destino|consegna|destinazione|aflever|bestemming|ontvanger|odbiorc|miejsce dostaw|достав|получател|куда|着|配達|届|目的|收件|到达)/iu;

/** "Nouvelle adresse" beside "Adresse actuelle". */
const renewed =
  /(?<!\p{L})(?:new|future|neue[mnrs]?|künftige[nr]?|nouvel(?:le)?|nuev[ao]|n[ou]+v[aoáéý]|nieuwe?|now[aey]|ny[ae]?|nytt|yeni|нов\p{L}{1,3})(?!\p{L})|^新|引[越っ]\p{L}*先|전입|이사 갈|새 |جديد/iu;

/** @param fields all fields, in page order; changed in place */
export function settleTwoPlaces(fields: readonly Reading[]): void {
  settleJourney(fields);
  settleMove(fields);
}

/** Whoever moves has two homes, unless the old one is told by its own word. */
function settleMove(fields: readonly Reading[]): void {
  const present = new Set<string>();
  for (const reading of fields)
    if (isAnyPlace(reading) && !renewed.test(firstText(reading.field))) present.add(keyOf(reading));
  for (const reading of fields)
    if (isAnyPlace(reading) && renewed.test(firstText(reading.field)) && present.has(keyOf(reading)))
      reading.person = newHome;
}

function settleJourney(fields: readonly Reading[]): void {
  const starts = new Set<string>();
  for (const reading of fields) if (isPlace(reading) && from.test(firstText(reading.field))) starts.add(keyOf(reading));
  if (starts.size === 0) return;
  for (const reading of fields)
    if (isPlace(reading) && to.test(firstText(reading.field)) && starts.has(keyOf(reading)))
      reading.person = destination;
}

const destination = personName('other', 'there');
const newHome = personName('former', 'new');

function isPlace({ kind, person, ask, field }: Reading): boolean {
  return (
    kindEntry(kind).group === 'address' &&
    person === '' &&
    (ask?.kind ?? kind) === kind &&
    !field.autocomplete &&
    !everywhere.has(kind)
  );
}

/** What no words beside it make a place of its own. */
function isAnyPlace(reading: Reading): boolean {
  return isPlace(reading) && !reading.ask;
}

/** Both ends may well lie in one country. */
const everywhere: ReadonlySet<Kind> = new Set<Kind>(['country', 'country-name']);

function keyOf({ kind, field }: Reading): string {
  return `${field.form} ${kind}`;
}
