/** Kinds that a form has only among others: a cabin class on a flight, a card holder beside a card, a plate of a car. */
import { firstText } from '../label-of';
import type { AskData, AskTable } from '../asks/ask-data';
import type { Kind } from '../../kinds/kinds';
import { matches } from '../pattern-of';
import { saysBeneficiary } from './persons/beneficiaries';
import { reopen, settle, type Reading } from './reading';
import { weights } from './signals/weights';
import { titlesOf } from './texts/titles-of';
import { eachOf, type Steps } from '../steps';
import { defaultKind, suits } from './suits';

const flights: readonly Kind[] = [
  ...(['airport', 'airport-from', 'airport-to', 'airline', 'flight-number', 'seat', 'check-in', 'check-out'] as const),
  ...(['passengers', 'adults', 'booking-reference', 'passport-number'] as const),
];
const cards: readonly Kind[] = ['cc-number', 'cc-exp', 'cc-exp-month', 'cc-csc', 'cc-type', 'payment-method', 'iban'];
const vehicles: readonly Kind[] = ['vehicle-make', 'vehicle-model', 'vehicle-year', 'mileage', 'vin', 'fuel-type'];
/** What only a form about a vehicle asks. */
const carsOwn: readonly Kind[] = ['vehicle-make', 'vehicle-year', 'vin', 'fuel-type', 'license-plate', 'mileage'];
/** What tells a vehicle's mileage from the length of a trip. */
const carKinds: readonly Kind[] = [...vehicles.filter((kind) => kind !== 'mileage'), 'license-plate'];
const mileageAsk = 'mileage';

function saysMileage({ kind, ask }: Reading): boolean {
  return kind === 'mileage' || ask?.id === mileageAsk;
}

/** The way to somewhere is no mileage, whatever stands beside it: "Distância até a cooperativa". */
function saysDistance({ field }: Reading): boolean {
  return /^\W*(?:dist[aâ]n[cz]|entfernung|afstand|avstånd|avstand|odległość|расстояние|距離|mesafe)/iu.test(
    firstText(field),
  );
}

const odometer =
  /mileage|odometer|clock|kilometerstand|tacho|kilom[ée]trage|kilometraje|cuentakil|quilometragem|od[oô]metro|chilometraggio|km-stand|przebieg|licznik|пробег|пробіг|miltal|mätarställ|मील|走行距離計|里程表|里程数|주행|عداد|kilometre sayac|matkamittari|najet|αντέρ|χιλιόμετρα|stav/iu;

/** "Distance (km)" where no vehicle is asked for. */
function settleDistance(reading: Reading): void {
  const label = firstText(reading.field);
  if (odometer.test(label)) return;
  reading.ask = {
    id: /flight|flug|vol\b|vuelo|voo|volo|рейс|飛行/i.test(label) ? 'flight-distance' : 'trip-distance',
    kind: 'number',
  };
  settle(reading, 'number', 'neighbours', 'no vehicle is asked for');
}

const registration = /^\W*(?:vehicle |car |bike )?reg(?:istration|\.)?(?: ?(?:number|no\.?|plate))?\W*$/i;
const card = /\bc[ao]rt|kart|tarjet|card|カード|卡|כרטיס|بطاقة|کارت/i;
/** India's tax number is called as a card's number is. */
const taxCard = /^\W*pan(?: (?:number|no\.?|card(?: number| no\.?)?))?\W*$/i;
/** "Student card number", "Kroger Plus card number": whoever gave the card knows its holder by it; nobody pays with it. */
const holdersCard =
  /^\W*(?!(?:credit|debit|bank|payment|your|the|visa|master|amex|gift|sim|id|identity|membership|new|old|current|virtual|primary|health|insurance|name|full|atm|prepaid|corporate|company|business|charge|store)\b)\p{L}{3,}(?: \p{L}+)? card (?:number|no\.?)\W*$/iu;
/** A make with a colour is a car's, though the form calls its plate otherwise. */
const looks = /(?<!\p{L})make(?!\p{L}).*colou?r/iu;
const cars = /(?<!\p{L})(?:car|vehicle|van|truck|lorry|trailer|motor\p{L}*|bike|automobile)s?(?!\p{L})/iu;

/** A unit to live in, whatever the applicant drives. */
function isLet({ field }: Reading): boolean {
  return field.formTexts.some((text) =>
    /(?<!\p{L})(?:rent|lease|leasing|tenan|apartment|landlord|condo|letting)/iu.test(text),
  );
}

/** "Enter code" says as little as "Code": WooCommerce's coupon box is labelled so. */
const couponName = /coupon|voucher|promo/i;
const accountName = /^\W*account name\W*$/i;
const accounts: readonly Kind[] = ['account-number', 'routing-number', 'bank-name', 'bic', 'iban'];
const towards: ReadonlySet<Kind> = new Set(['airport', 'airport-from', 'airport-to']);
const flies = /air ?port|flight|flug|fly|vol|vuelo|voo|vlucht|lot|let|рейс|uçuş|مطار|空港|机场|機場|공항/i;
const longest = 2;

/** "Relation til afdøde": a word for "to" among others. */
function isLong(label: string): boolean {
  return label.trim().split(/\s+/).length > longest;
}

/** Beside these height and weight are a thing's. */
const things: readonly Kind[] = ['length', 'width', 'depth', 'sku', 'ean', 'stock'];
const bodyWeight = 'weight';

function settleThing(reading: Reading): void {
  const { kind, ask, field } = reading;
  if (field.control !== 'number' && field.control !== 'text') return;
  if (kind === 'height') settle(reading, 'depth', 'neighbours', 'beside the width of a thing');
  else if (kind === 'weight' || ask?.id === bodyWeight) {
    reading.ask = null;
    settle(reading, 'item-weight', 'neighbours', 'beside the size of a thing');
  }
}

/** Who asks for a flight and not for a body weighs the luggage. */
const luggage: readonly Kind[] = ['flight-number', 'tracking-number'];
const bodies: readonly Kind[] = ['height', 'bday', 'bday-year', 'age', 'sex'];

const numbers: ReadonlySet<Kind> = new Set(['text', 'number', 'reference', 'account-id', 'company-registration']);

/** A patient may have any occupation; the job of whoever reports from a ward is one of a hospital. */
const jobThere = /(?:job (?:title|role)|^\W*(?:your |current |staff )?(?:position|role|designation|grade))\W*$/iu;
const departmentThere = /^\W*(?:your |host |home )?(?:department|dept\.?|faculty|school|division)(?: name)?\W*$/iu;

/** Where a form is filled in at work, what asks for the job and the department there; undefined for no place that is known. */
function workplaceOf(form: readonly Reading[], asks?: AskData): AskTable['workplaces'][number] | undefined {
  if (asks?.own.language !== 'en') return undefined;
  const titles = titlesOf(form[0]!.field).join(' \n ');
  const labels = form.map(({ field }) => firstText(field)).join(' \n ');
  return asks.table.workplaces.find(({ says, asked }) => matches(says, titles) || matches(asked, labels));
}

function settleAtWork(reading: Reading, { job, department }: AskTable['workplaces'][number]): void {
  const { field, kind, ask } = reading;
  const label = firstText(field);
  // A bare "Department" asks for that of any place, whichever was heard.
  const isOpen = !ask || /(?<!\p{L})dep/iu.test(label);
  if (field.control !== 'text' || field.autocomplete || !isOpen) return;
  if (kind === 'organization-title' && jobThere.test(label)) reading.ask = { id: job, kind };
  if ((kind === 'department' || kind === 'text') && departmentThere.test(label)) reading.ask = { id: department, kind };
}

/** @param form fields of one form; changed in place @param asks know workplaces; absent: none are */
export function* settleByForm(form: readonly Reading[], asks?: AskData): Steps<void> {
  const counts = new Map<Kind, number>();
  const count = (kind: Kind, by: number) => counts.set(kind, (counts.get(kind) ?? 0) + by);
  const has: Has = (kinds) => kinds.some((kind) => (counts.get(kind) ?? 0) > 0);
  const isGift = form.some(({ ask, field }) => ask?.id === wishes || saysGift(field));
  const workplace = workplaceOf(form, asks);
  for (const { kind } of form) count(kind, 1);
  yield* eachOf(form, (reading) => {
    const { kind: before } = reading;
    settleMistaken(reading, has);
    if (saysMileage(reading) && (!has(carKinds) || saysDistance(reading))) settleDistance(reading);
    if (has(things) || (has(luggage) && !has(bodies))) settleThing(reading);
    if (reading.field.control === 'text') settleText(reading, has, isGift);
    if (workplace) settleAtWork(reading, workplace);
    count(before, -1);
    count(reading.kind, 1);
  });
}

/** A word that means something else beside others: an "injection site" is no web site, "since last reading" asks for no name. */
const mistaken: readonly (readonly [kind: Kind, says: RegExp, unless: RegExp])[] = [
  [
    'url',
    /\p{L} site\W*$|^\W*site (?:of|and|or) \p{L}|^\W*site ?[/&,] ?(?:customer|client|tenant|project|location)(?!\p{L})/iu,
    /(?<!\p{L})(?:web|company|your|my|our|own|home|personal|official|internet|business|club|school|shop|store|practice|portfolio|band|fan|blog) ?site|http|url|link/iu,
  ],
  ['honorific-prefix', /\p{L} prefix\W*$/iu, /name|title|salutation|honorific|person|name_prefix/iu],
  ['floor', /\p{L} level\W*$/iu, /floor|storey|building|parking|apartment|ground|upper|lower/iu],
  [
    'address-level1',
    /statement|(?<!\p{L})state of (?!resid|birth|issu|origin|regis|incorp|employ|licen|domic|work|home|destin|convic|law|the)\p{L}|state (?:file|machine|store|backend)\W*$|interstate/iu,
    /nation/iu,
  ],
  ['family-name', /(?<!\p{L})last \p{L}/iu, /name|initial|surname|maiden/iu],
];

/** Kinds of cards but the expiry itself. */
const cardsOwn: readonly Kind[] = [...cards.filter((kind) => kind !== 'cc-exp' && kind !== 'iban'), 'cc-name'];
/** No card names the day on which it expires: "MM/DD". */
const dayOfMonth = /(?<!\p{L})(?:mm?[ ./-]*dd?|(?:dd?|tt|jj)[ ./-]*mm?)(?!\p{L})/iu;
const monthAndYear = /(?<!\p{L})(?:m{2}|y{2,4}|j{2,4}|a{2,4}|м{2}|г{2,4})(?!\p{L})|\d/iu;

function settleMistaken(reading: Reading, has: Has): void {
  const { kind, field } = reading;
  const texts = field.texts.map(({ text }) => text);
  const [label = ''] = texts;
  const found = mistaken.some(([taken, says, unless]) => taken === kind && says.test(label) && !unless.test(label));
  if (found && !field.autocomplete) return reopen(reading, defaultKind(field));
  if (kind === 'cc-exp' && !field.autocomplete && !has(cardsOwn) && texts.some((text) => dayOfMonth.test(text)))
    return settle(reading, 'expiry-date', 'label', 'the day of something else than a card');
  if (kind !== 'cc-exp' || field.autocomplete || field.control !== 'text' || !isLong(label)) return;
  if (!texts.some((text) => card.test(text) || monthAndYear.test(text)) && !has(cardsOwn))
    settle(reading, 'expiry-date', 'neighbours', 'no card is asked for');
}

/** Whether a field of the form is one of these. */
type Has = (kinds: readonly Kind[]) => boolean;

/** "Message to employer": what is written to somebody, not who that is. */
const writtenTo =
  /^\W*(?:(?:your|a|personal) )?(?:(?:message|note|letter|comments?) (?:to|for)|(?:nachricht|mitteilung) an|(?:message|mot) (?:à|au|pour)|mensaje (?:a|al|para)|messaggio (?:a|al|per)|mensagem (?:a|ao|para)|bericht (?:aan|voor)|wiadomość do|сообщение (?:для|к)|meddelande till)(?!\p{L})/iu;
const named: ReadonlySet<Kind> = new Set(['organization', 'name', 'department', 'school', 'brand']);

function isTextarea({ field }: Reading): boolean {
  return field.control === 'text' && field.type === 'textarea';
}

/** "To: who is it for?" asks for a person. */
const asksWho = /\bwho(?:m|se)?\b|\b(?:recipient|sender)/i;

/** What is asked for a card that goes with a gift. */
const wishes = 'congratulations';

function saysGift({ name, texts }: Reading['field']): boolean {
  return [name, ...texts.map(({ text }) => text)].some((text) => /gift/i.test(text));
}

/** "To" and "From" by themselves: over a letter's subject, beside a gift's card. */
function settleBetweenPeople(reading: Reading, has: Has, isGift: boolean): boolean {
  const label = firstText(reading.field);
  if (!towards.has(reading.kind) || /\p{L}\s+\p{L}/u.test(label) || flies.test(label)) return false;
  if (has(flights.filter((one) => !towards.has(one))) || !(isGift || has(['subject']))) return false;
  settle(reading, isGift ? 'name' : 'email', 'neighbours', isGift ? 'on a gift’s card' : 'over a subject');
  return true;
}

/** "Insulation class" is nobody's at school. */
const otherClass = /(?<!your|school|which|year|current|child['’]s|pupil['’]s|student['’]s) class\W*$/iu;

/** "Sicherheitscode" below a message is that of a picture. */
const ofCard = /c[vi][cvd]|csc|c[ao]rt|kart|tarjet|カード|卡/iu;
const besideCode: readonly Kind[] = [...cards.filter((kind) => kind !== 'cc-csc'), 'cc-name'];
const writing: readonly Kind[] = ['message', 'comment', 'answer', 'subject'];

function settleText(reading: Reading, has: Has, isGift: boolean): void {
  if (settleBetweenPeople(reading, has, isGift)) return;
  const label = firstText(reading.field);
  if (named.has(reading.kind) && isTextarea(reading) && writtenTo.test(label)) {
    settle(reading, 'message', 'label', label);
  } else if (towards.has(reading.kind) && reading.field.texts.some(({ text }) => asksWho.test(text))) {
    settle(reading, 'name', 'neighbours', 'asks who');
  } else if (reading.kind === 'cabin-class' && !reading.ask && !has(flights)) {
    if (!otherClass.test(label)) reading.ask = { id: 'school-class', kind: 'text' };
    settle(reading, 'text', 'neighbours', 'no flight is asked for');
  } else if (
    towards.has(reading.kind) &&
    (isLong(label) || /\p{L}\s+(?:to|from)\W*$/iu.test(label)) &&
    !flies.test(label) &&
    !has(flights.filter((one) => !towards.has(one)))
  ) {
    const other = reading.scores.best((kind) => !towards.has(kind) && suits(kind, reading.field));
    const isSaid = other !== null && reading.scores.of(other) >= weights.least.any;
    settle(reading, isSaid ? other : 'text', 'neighbours', 'no flight is asked for');
  } else if (reading.kind === 'vehicle-make' && !has(carsOwn.slice(1)) && !cars.test(label)) {
    reading.ask = { id: 'appliance-make', kind: 'text' };
    settle(reading, 'text', 'neighbours', 'no vehicle is asked for');
  } else if (reading.kind === 'vehicle-model' && !has(carsOwn) && !looks.test(label)) {
    const id = /(?<!\p{L})make(?!\p{L})/iu.test(label) ? 'make-model' : 'model-code';
    reading.ask = { id: cars.test(label) && !/model/iu.test(label) ? 'vehicle-sort' : id, kind: 'text' };
    settle(reading, 'text', 'neighbours', 'no vehicle is asked for');
  } else if (reading.kind === 'cc-name' && !reading.field.autocomplete && !card.test(label) && !has(cards)) {
    settle(reading, 'name', 'neighbours', 'no card is asked for');
  } else if (reading.kind === 'cc-number' && taxCard.test(label) && !has(cards.slice(1))) {
    settle(reading, 'tax-id', 'neighbours', 'no card is asked for');
  } else if (reading.kind === 'cc-number' && holdersCard.test(label) && !has(cards.slice(1))) {
    settle(reading, 'account-id', 'neighbours', 'a card that nobody pays with');
  } else if (reading.kind === 'one-time-code' && couponName.test(`${reading.field.name} ${reading.field.elementId}`)) {
    settle(reading, 'coupon', 'name', reading.field.name || reading.field.elementId);
  } else if (
    reading.kind === 'cc-csc' &&
    !reading.field.autocomplete &&
    !ofCard.test(label) &&
    !has(besideCode) &&
    has(writing)
  ) {
    settle(reading, 'captcha', 'neighbours', 'no card is asked for');
  } else if (reading.kind === 'username' && accountName.test(label) && has(accounts)) {
    settle(reading, 'account-holder', 'neighbours', 'beside an account number');
  } else if (reading.kind === 'account-holder' && saysBeneficiary(label) && !has(accounts)) {
    settle(reading, 'name', 'neighbours', 'no account is asked for');
  } else if (reading.kind === 'unit' && has(carKinds) && !isLet(reading)) {
    reading.ask = { id: 'truck-number', kind: 'text' };
    settle(reading, 'text', 'neighbours', 'a vehicle of a fleet');
  } else if (numbers.has(reading.kind) && registration.test(label) && has(vehicles)) {
    settle(reading, 'license-plate', 'neighbours', 'beside a vehicle');
  }
}
