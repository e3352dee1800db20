/** What a field is because of the fields beside it. */
import type { AskData } from '../asks/ask-data';
import type { NumberFacts } from '../locale/country-facts';
import { firstText } from '../label-of';
import { kindEntry, type Kind } from '../../kinds/kinds';
import { settleAddressBoxes, settleTownAndBlock } from './boxes/address-boxes';
import { settleAmountSpans } from './boxes/amount-spans';
import { endsInNumber } from './asks/names-code';
import { settleByForm } from './by-form';
import { joinDates } from './boxes/date-runs';
import { settleSpans } from './boxes/date-spans';
import { settleMailLogin } from './boxes/mail-logins';
import { settleNameBoxes } from './boxes/name-boxes';
import { settleBlogComments } from './boxes/blog-comments';
import { settleOrderNotes } from './boxes/order-notes';
import { settleWholeAddresses } from './boxes/whole-addresses';
import { settleFirmsNumbers, settleNamedNumber } from './boxes/named-numbers';
import { settlePhoneBoxes } from './boxes/phone-boxes';
import { settle, speaksFor, type Reading } from './reading';
import { tokenise } from './texts/fold';
import { eachOf, oneByOne, type Steps } from '../steps';
import { settleShopCards } from './boxes/shop-cards';
import { settleParticular } from './boxes/specific';
import { joinBoxes } from './boxes/split-boxes';
import { suits } from './suits';

const partNames: ReadonlySet<Kind> = new Set(['given-name', 'family-name']);
const streets: ReadonlySet<Kind> = new Set(['street-address', 'street-name', 'address-line1']);
/** Beside these a title is a person's. */
const beside: ReadonlySet<Kind> = new Set(['given-name', 'family-name', 'honorific-prefix']);
const countries: ReadonlySet<Kind> = new Set(['country', 'country-name', 'address-level1', 'postal-code']);
const nameDistance = 3;
/** All of the name, whatever stands beside it; "Ihr Name", "votre nom" beside a first name are the last name. So is a recipient's, who has no other box. */
const yourName =
  /\byour name\b|\b(?:full|complete|whole) (?:legal )?name\b|\b(?:nom|nombre|nome) (?:et pr[ée]noms? )?complet[oe]?\b|vollständiger name|volledige naam|fullständigt namn|fullt navn|fulde navn|recipient|receiver|addressee|empfänger|destinatair|destinatari|destinatár|ontvanger|odbiorc|příjemc|получател|alıcı|收货人|収/iu;

/** What settles a field by itself, each all fields of a form before the next. */
const alone = [
  settleMailLogin,
  settleNamedNumber,
  settleParticular,
  settleNameOfWhat,
  settleHalfOfName,
  settleTownAndBlock,
] as const;
const runs = [settleAmountSpans, joinBoxes, joinDates, settleSpans, settleHouseNumbers, settleOnlyAddress] as const;
const ofForm = [
  settleByForm,
  settleNameBoxes,
  settleAddressBoxes,
  settlePhoneBoxes,
  settleOrderNotes,
  settleBlogComments,
  settleShopCards,
  settleFirmsNumbers,
  settleWholeAddresses,
] as const;

/**
 * @param form fields of one form, in their order; changed in place
 * @param facts what the page's country calls its numbers
 */
export function* applyNeighbours(form: readonly Reading[], asks?: AskData, facts?: NumberFacts): Steps<void> {
  for (const settleIt of alone) yield* eachOf(form, (reading) => settleIt(reading, facts));
  yield* oneByOne(runs.map((join) => () => join(form, asks)));
  yield* eachOf(form, (reading, index) => {
    settleTitle(form, index);
    settleName(form, index);
    settleAddress(form, index);
    settleLogin(form, index);
    settleCardPart(form, index);
    settleState(reading);
    settleCountryCode(form, index);
  });
  yield* oneByOne(ofForm.map((settleIt) => () => settleIt(form, asks)));
}

/** "Title" is a person's beside the parts of a name, a job's beside a company, and else a heading. */
/** "Song title" is nobody's. */
const ofWork =
  /(?<!\p{L})(?:song|book|film|track|album|paper|talk|work|course|page|article|project|story|poem|piece|report|session|thesis|document|photo|image|event|video|game|play) title\W*$/iu;

function settleTitle(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  const { kind, scores, field } = reading;
  const isHeading = field.control === 'text' && isOfText(reading);
  const named = around(form, index, 2).some((other) => beside.has(other.kind));
  const isTitle = kind === 'honorific-prefix' || (kind === 'title' && named && !isHeading);
  if (isTitle && isBesideSalutation(form, reading)) {
    reading.ask = { id: 'academic-title', kind: 'text' };
    return settle(reading, 'text', 'neighbours', 'beside a list of salutations');
  }
  if (kind === 'honorific-prefix' && isHeading) return settle(reading, 'title', 'neighbours', 'the title of a text');
  if (kind === 'title' && named && !isHeading && !ofWork.test(firstText(field)))
    return settle(reading, 'honorific-prefix', 'neighbours', 'beside a name');
  if (kind !== 'honorific-prefix' || field.control !== 'text' || named || scores.of('title') === 0) return;
  const isBare = /^\W*\p{L}+\W*$/u.test(firstText(field));
  const job = isBare && around(form, index, 2).some((other) => other.kind === 'organization');
  settle(reading, job ? 'organization-title' : 'title', 'neighbours', job ? 'beside a company' : 'no name near');
}

/** A "Titel" to be typed is a doctor's where "Herr" and "Frau" are chosen in a list of their own. */
function isBesideSalutation(form: readonly Reading[], reading: Reading): boolean {
  if (reading.field.control !== 'text') return false;
  return form.some(({ kind, field }) => kind === 'honorific-prefix' && field.control === 'choice');
}

const ofText =
  /review|response|headline|comment|article|\bpost\b|post_?title|story|bewertung|rezension|opini[oóã]|rese[ñn]a|recensi|\bavis\b|critique|beoordeling|recenzj|отзыв|anmeldels|recension/i;

/** "Title" of a review or a response, whoever's name stands beside it. */
function isOfText({ field: { texts, name, elementId } }: Reading): boolean {
  const own = texts.filter(({ source }) => source !== 'heading' && source !== 'legend').map(({ text }) => text);
  return [...own, name, elementId].some((text) => ofText.test(text));
}

/** 受講者名, ドライバー名 and 研修名, of which the last is nobody's, and the others all of a name. */
const ofSomething = /^(?!お|ふり|フリ)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}名$/u;
const ofSomebody =
  /(?:者|人|員|師|主|長|医|生|児|先|ドライバー|オーナー|ユーザー|メンバー|リーダー|マネージャー|トレーナー|プレ[ーイ]ヤー|インストラクター|デザイナー|サポーター)名$/u;

function settleNameOfWhat(reading: Reading): void {
  const label = firstText(reading.field);
  if (reading.kind !== 'given-name' || reading.language !== 'ja' || !ofSomething.test(label)) return;
  settle(reading, ofSomebody.test(label) ? 'name' : 'title', 'label', label);
}

const plainly = 0.9;

/** "First name" and "Last name" are halves, though `autocomplete` says "name" of both. */
function settleHalfOfName(reading: Reading): void {
  const { kind, field, scores } = reading;
  if (kind !== 'name' || field.control !== 'text' || field.autocomplete !== 'name') return;
  const [half, other] = [...partNames].filter((one) => scores.of(one) >= plainly);
  if (half && !other) settle(reading, half, 'label', firstText(field));
}

const atField: ReadonlySet<string> = new Set(['label', 'aria-label', 'placeholder', 'preceding']);

/** Whether a person reads "First name": that the programmer named it `name` is nothing to them. */
function isHalfByLabel({ scores }: Reading): boolean {
  const says = (kind: Kind, least: number) =>
    scores.evidenceFor(kind).some(({ signal, score }) => atField.has(signal) && score >= least);
  return says('given-name', plainly) && !says('name', 0);
}

/** "Name" beside "first name" is the last name; beside "last name" it is the first: "Vorname, Name", "Nombre, Apellidos". */
function settleName(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  if (
    reading.kind === 'given-name' &&
    !/given-name/.test(reading.field.autocomplete) &&
    reading.scores.of('name') > 0.5 * reading.scores.of('given-name') &&
    !form.some(({ kind }) => kind === 'family-name') &&
    !isHalfByLabel(reading)
  ) {
    settle(reading, 'name', 'neighbours', 'no box for the last name');
  }
  if (reading.kind !== 'name' || reading.field.texts.some(({ text }) => yourName.test(text))) return;
  const near = around(form, index, nameDistance).filter(({ kind }) => partNames.has(kind));
  const kinds = new Set(near.map(({ kind }) => kind));
  if (isBelowWholeName(form, index)) return;
  if (kinds.size !== 1 || (reading.field.control === 'text' && reading.scores.of('name') > 2.4)) return;
  settle(reading, kinds.has('given-name') ? 'family-name' : 'given-name', 'neighbours', 'the other half of the name');
}

/** Whether both halves of a name stand close before it: a further "name" then is a whole one, on a bill or parcel. */
function isBelowWholeName(form: readonly Reading[], index: number): boolean {
  const before = form.slice(Math.max(0, index - farHalf), index);
  return [...partNames].every((half) => before.some(({ kind }) => kind === half));
}
const farHalf = 2 * nameDistance;

/** "Number" right after the street is the house's: "Rua, Número". */
function settleHouseNumbers(form: readonly Reading[]): void {
  form.forEach((reading, index) => {
    if (isBeforeStreet(form, index)) return settle(reading, 'house-number', 'neighbours', 'right before the street');
    const street = streets.has(form[index - 1]?.kind ?? 'text');
    if (!street) return settleOtherNumber(form, index);
    const counts = !reading.ask && (reading.kind === 'number' || reading.kind === 'unit');
    if (saysOnlyNumber(reading) || (counts && speaksFor(reading, ['number']) && !isOtherNumber(reading))) {
      reading.ask = null;
      settle(reading, 'house-number', 'neighbours', 'right after the street');
    }
  });
}

/** "bis/ter" and the street's sort may stand between. */
const beforeStreet = 3;

/** French addresses begin with the house's number: "N°", "Type de voie", "Nom de la voie". */
function isBeforeStreet(form: readonly Reading[], index: number): boolean {
  const reading = form[index]!;
  if (!languagesNumberFirst.has(reading.language) || !saysOnlyNumber(reading)) return false;
  const after = form.slice(index + 1, index + 1 + beforeStreet);
  return after.some(({ kind }) => streets.has(kind)) && !streets.has(form[index - 1]?.kind ?? 'text');
}
const languagesNumberFirst: ReadonlySet<string> = new Set(['en', 'fr']);

/** "MLS number" is another thing's. */
function isOtherNumber({ field }: Reading): boolean {
  const label = firstText(field);
  return endsInNumber.test(label) && !ofHouse.test(label);
}
const ofHouse = /house|door|street|building|property|plot/i;

/** Right after a street even "N°" and "Altura" are the house's number. */
const onlyNumber = /^(?:n[°ºo]|nr|no|num|#|altura|nummer|numéro|número|numero|number)\W*$/iu;

function saysOnlyNumber({ field }: Reading): boolean {
  return field.control === 'text' && field.type === 'text' && onlyNumber.test(field.texts[0]?.text.trim() ?? '');
}

/** "Lieferschein-Nr." is no house's: far from any address only a label that says no more than "number" may be. */
function settleOtherNumber(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  const surely = reading.scores.of('house-number') > unsureNumber;
  if (reading.kind !== 'house-number' || surely || around(form, index, nameDistance).some(isAddressed)) return;
  settle(reading, 'reference', 'neighbours', 'no address near');
}
const unsureNumber = 0.7;

function isAddressed({ kind }: Reading): boolean {
  return streets.has(kind) || kindEntry(kind).group === 'address';
}

/** "Detailed address" is a second line only where there is a first. */
function settleOnlyAddress(form: readonly Reading[]): void {
  if (form.some(({ kind }) => streets.has(kind) || kind === 'full-address')) return;
  const line = form.find(({ kind }) => kind === 'address-line2');
  const addressed = form.some(
    ({ kind }) => kind === 'address-level2' || kind === 'address-level3' || kind === 'postal-code',
  );
  if (line && addressed) settle(line, 'street-address', 'neighbours', 'the only line of the address');
}

/** In some countries lane and village stand between the house's number and its street. */
const farNumber = 4;

/** A second address field right after the first is its second line; a house number makes the address a street. */
function settleAddress(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  const next = form[index + 1];
  const houseNumber = around(form, index, 2).some(({ kind }) => kind === 'house-number');
  if (reading.kind === 'unit' && speaksFor(reading, [...streets], 0.3)) {
    settle(reading, 'street-address', 'neighbours', 'names the street as well');
  }
  if (reading.kind === 'street-name' && !houseNumber) {
    settle(reading, 'street-address', 'neighbours', 'no box for the house number');
  }
  const line = reading.kind === 'street-address' || reading.kind === 'address-line1';
  const asksBoth = reading.scores.of('house-number') > 0 && next?.kind !== 'house-number';
  const numbered =
    houseNumber || form.slice(Math.max(0, index - farNumber), index).some(({ kind }) => kind === 'house-number');
  if (line && numbered && !asksBoth && reading.field.control === 'text') {
    settle(reading, 'street-name', 'neighbours', 'the house number has a box of its own');
  }
  const before = form[index - 1];
  const lineBefore =
    before?.field.control === 'text' && (before.kind === 'street-address' || before.kind === 'address-line1');
  if (
    lineBefore &&
    (reading.kind === 'street-address' || (reading.kind === 'address-line1' && before.kind === 'address-line1'))
  ) {
    if (before.field.form === reading.field.form && !isOtherAddress(before, reading))
      settle(reading, 'address-line2', 'neighbours', 'second line of the address');
  }
}

/** What a second line of an address is called beside its street: "Address line 2", "Adresse (suite)". */
const furtherLine =
  /\d|line|zeile|ligne|l[íi]nea|linha|riga|regel|linij|řádek|rad|опц|optional|suite|cont(?:\.|inued)|compl|zusatz|additi/iu;
const sharedEnding = 6;

/** "Adresse", "Nouvelle adresse"; "Wohnanschrift", "Postanschrift": one noun, told apart by what stands before it. */
function isOtherAddress(first: Reading, second: Reading): boolean {
  const words = wordsOf(first);
  const others = wordsOf(second);
  const isShared = (word: string) =>
    words.some((other) => other === word || (word.length > sharedEnding && other.endsWith(word.slice(-sharedEnding))));
  if (!others.some(isShared) || others.every((word) => words.includes(word))) return false;
  return !furtherLine.test(firstText(second.field));
}

function wordsOf(reading: Reading): string[] {
  return tokenise(firstText(reading.field)).map(({ text }) => text);
}

/** The unexplained text box right before a lone password is the user name; so is a "name" that is called so in the markup. */
function settleLogin(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  const called = reading.kind === 'name' && speaksFor(reading, ['username']);
  if ((reading.known && !called) || reading.field.control !== 'text' || !suits('username', reading.field)) return;
  const next = form[index + 1];
  const password = next?.field.control === 'text' && next.field.type === 'password';
  if (password && reading.field.type !== 'password' && reading.field.type !== 'textarea') {
    settle(reading, 'username', 'neighbours', 'stands before the password');
  }
}

/** A word that ends in "card number" names another card, "Perskaartnummer", where nothing else of a payment is asked. */
function isOtherCard(form: readonly Reading[], { kind, field, scores }: Reading): boolean {
  if (kind !== 'cc-number' || scores.of(kind) >= certainCard || field.control !== 'text' || field.autocomplete)
    return false;
  if (paysByCard.test(`${firstText(field)} ${field.name}`)) return false;
  return !form.some((one) => one.kind !== 'cc-number' && one.kind.startsWith('cc-'));
}
const certainCard = 0.75;
const paysByCard = /kredit|credit|debit|debet|cr[eé]dito|d[eé]bito|bank|visa|master|amex|\bpan\b|cc|pay|zahl|betaal/iu;

/** "Code" or "number" beside a card's fields belongs to the card. */
function settleCardPart(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  if (isOtherCard(form, reading)) return settle(reading, 'reference', 'neighbours', 'nothing is paid by card');
  const near = around(form, index, 3);
  const isNumber = reading.kind === 'number' || reading.kind === 'reference' || reading.kind === 'text';
  // The whole form is asked last: that takes a look at all its fields for each of them.
  if (
    isNumber &&
    !countsThings.test(firstText(reading.field)) &&
    near.some(({ kind }) => kind === 'cc-exp' || kind === 'cc-csc' || kind === 'cc-exp-month') &&
    !form.some(({ kind }) => kind === 'cc-number')
  ) {
    if (speaksFor(reading, ['number']) && suits('cc-number', reading.field))
      settle(reading, 'cc-number', 'neighbours', 'beside a card’s expiry or code');
    return;
  }
  if (!near.some(({ kind }) => kind === 'cc-number')) return;
  if (reading.kind === 'expiry-date' || reading.kind === 'one-time-code') {
    const kind = reading.kind === 'expiry-date' ? 'cc-exp' : 'cc-csc';
    if (!near.some((other) => other.kind === kind) && suits(kind, reading.field) && hasCodeLength(reading)) {
      settle(reading, kind, 'neighbours', 'beside a card number');
    }
  }
}

/** "Number of attacks in the past year" is no card's, whatever expires beside it. */
const countsThings = /(?<!\p{L})(?:number|no\.?) of(?! (?:the |your )?card)|how many/iu;
const longestCardCode = 4;

/** A box with room for more than four characters takes no card's code. */
function hasCodeLength({ kind, field }: Reading): boolean {
  if (kind !== 'one-time-code' || field.control !== 'text') return true;
  return field.maxLength === null || field.maxLength <= longestCardCode;
}

/** Kinds that "Location" may mean; a list of countries holds no town. */
const somewhere: ReadonlySet<Kind> = new Set(['country', 'address-level2', 'address-level3', 'full-address']);

/** A list of countries is asked by name. */
function settleState(reading: Reading): void {
  if (!somewhere.has(reading.kind) || reading.field.control !== 'choice') return;
  const listsCountries = reading.scores.evidenceFor('country-name').some(({ signal }) => signal === 'options');
  if (listsCountries || (reading.kind === 'country' && speaksFor(reading, ['country-name'])))
    settle(reading, 'country-name', 'options', 'names of countries');
}

/** "Country code" beside the country, with no phone near, is the country's own. */
function settleCountryCode(form: readonly Reading[], index: number): void {
  const reading = form[index]!;
  if (reading.kind !== 'tel-country-code' || reading.scores.of('country') + reading.scores.of('country-name') === 0)
    return;
  const near = around(form, index, 1).map(({ kind }) => kind);
  if (near.some((kind) => kind.startsWith('tel'))) return;
  if (near.some((kind) => countries.has(kind))) settle(reading, 'country', 'neighbours', 'beside the country');
}

function around(form: readonly Reading[], index: number, distance: number): Reading[] {
  return form.slice(Math.max(0, index - distance), index + distance + 1).filter((reading) => reading !== form[index]);
}
