/** "Home address", "Anschrift" in a form that asks nowhere for a town: all of the address but what has a box of its own. */
import type { Kind } from '../../../kinds/kinds';
import { asksCodeAndTown } from '../../town-boxes';
import { firstText } from '../../label-of';
import { settle, type Reading } from '../reading';

/** Boxes that share an address with that of its street. */
const shared: ReadonlySet<Kind> = new Set<Kind>([
  ...(['address-level1', 'address-level2', 'address-level3', 'address-level4', 'house-number', 'unit'] as const),
  ...(['address-line2', 'address-line3', 'street-name', 'full-address', 'country', 'country-name', 'floor'] as const),
]);

/** What asks for an address, not a street's, by that word, however it goes on, in the languages whose labels have it in front or behind. */
const saysAddress =
  /^\W*(?:(?!street)\p{L}+[ '’-]){0,4}address(?:\W*$|\W+(?:in full|\(?(?:incl|including|with|and)\b))|(?<!e-?mail-?|web-?|internet-?|ip-?|server-?|website-?)(?:adresse|anschrift)\W*$|^\W*(?:adresse|direcci[oó]n|domicilio|indirizzo|endere[çc]o|morada|adres|adress|adresa|cím|адрес|адреса|διεύθυνση)(?:\P{L}*$| (?:postale?|complète|personnelle|actuelle|completa|particular|postal|actual|completo|di residenza|residencial|zamieszkania|zameldowania|проживания|регистрации)\P{L}*$)/iu;

/** Characters that an address with its town takes: cut short, it says less than its street does. */
const leastRoom = 60;

/** What a placeholder says of a box's parts holds as it stands. @param form fields of one form, in their order; changed in place */
export function settleWholeAddresses(form: readonly Reading[]): void {
  if (form.some(({ kind, field }) => shared.has(kind) || (kind === 'postal-code' && asksCodeAndTown(field)))) return;
  for (const reading of form) {
    const { kind, field, part } = reading;
    if (kind !== 'street-address' || part.of !== 'whole' || field.control !== 'text' || field.autocomplete) continue;
    if (field.maxLength !== null && field.maxLength < leastRoom) continue;
    if (!saysAddress.test(firstText(field)) || field.texts.some(({ source }) => source === 'placeholder')) continue;
    settle(reading, 'full-address', 'neighbours', 'no box for the town');
    const hasCode = form.some((one) => one.kind === 'postal-code');
    reading.part = { of: 'address', without: hasCode ? ['postal-code'] : [] };
  }
}
