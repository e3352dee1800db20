/** Fields that stay as they are, and why. */
import type { FieldDescriptor } from '../../pipeline';
import type { ReasonCode } from '../../reasons';
import type { Kind } from '../../kinds/kinds';
import { normal } from '../fit/choice/normal';
import { phrasesOf } from '../fit/choice/senses';
import type { AskData } from '../asks/ask-data';
import { matches } from '../pattern-of';
import { sumPrefix } from '../asks/arithmetic';
import { byText } from '../by-text';
import { asksForNothing } from './asks-for-nothing';
import type { Lexicon } from '../lexicon/lexicon';
import type { Reading } from './reading';
import { eachOf, type Steps } from '../steps';

/**
 * The deliberate choices. Coupons, gift cards, one-time codes and consent boxes are recognised and filled or left by the
 * settings (`PlanSettings`); the rest is decided here, for everybody.
 *
 * | field | choice | why |
 * |---|---|---|
 * | trap for robots (by name, by "leave blank") | left | filling it marks the visitor as a robot |
 * | captcha answer | left | only a person can give it |
 * | sum to be done ("5 + 9 ="), whatever its box is named | filled | the answer is certain |
 * | search box on a page with another form, or beside who somebody is | left, setting `searchBoxes` | it is not what the page is for |
 * | search box alone | filled | it is what the page is for |
 * | one-time code | filled, setting `oneTimeCodes` | layouts can be judged; nothing is ever submitted |
 * | coupon, gift card | filled, setting `coupons` | a made-up code harms nothing before submitting |
 */
export const skippedKinds: Readonly<Partial<Record<Kind, ReasonCode>>> = { honeypot: 'honeypot', captcha: 'captcha' };

const traps: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['captcha', 'honeypot']);

/** @returns what the scan found in the way of a field; null for a trap by name alone whose label asks for a sum */
export function standingReason({ skipReason }: FieldDescriptor, ask: string | undefined): ReasonCode | null {
  return skipReason && traps.has(skipReason) && ask?.startsWith(sumPrefix) ? null : skipReason;
}

/** @param fields all fields; changed in place @param asks has the words for "if other" */
export function* decideSkips(fields: readonly Reading[], lexicon: Lexicon, asks?: AskData): Steps<void> {
  const mainForms = new Set(fields.filter(isMainWork).map(({ field }) => field.form));
  yield* eachOf(fields, (reading, index) => {
    reading.skipReason = standingReason(reading.field, reading.ask?.id) ?? skippedKinds[reading.kind] ?? null;
    if (reading.skipReason) return;
    if (isSequelToOther(reading, asks) || isOwnWords(reading, fields[index - 1]) || turnsPages(reading.field)) {
      reading.skipReason = 'left-blank-on-purpose';
    } else if (asksForNothing(reading.field, lexicon)) {
      reading.kind = 'honeypot';
      reading.skipReason = 'honeypot';
    } else if (reading.kind === 'search' && mainForms.size > 0 && isBesideWork(reading, fields, mainForms)) {
      reading.skipReason = 'search-on-form-page';
    }
  });
}

/** "If other, please specify": no fill of ours chooses "other" where there is anything else. */
function isSequelToOther({ field }: Reading, asks: AskData | undefined): boolean {
  const says = asks?.table.conditions.ifOther;
  if (!says || field.control !== 'text' || field.required) return false;
  return field.texts.some(({ source, text }) => sources.has(source) && matches(says, text));
}

/**
 * The line right behind a choice that offers "other", for the words of who chose that: typing there would choose it. A
 * question that wants an answer says so of the line as well.
 */
function isOwnWords({ field }: Reading, before: Reading | undefined): boolean {
  if (field.control !== 'text' || !before || before.field.form !== field.form) return false;
  const texts = field.texts.filter(({ source }) => sources.has(source)).map(({ text }) => text);
  return (texts.some(saysOther) && offersOther(before.field)) || texts.some((text) => offers(before.field, text));
}

/** "Other course" behind a list that ends in "Other courses", "Other reason" behind "Other reason (describe below)". */
function offers(field: FieldDescriptor, text: string): boolean {
  const words = normal(text);
  if (field.control !== 'choice' || ![...phrasesOf('other')].some((other) => words.startsWith(`${other} `)))
    return false;
  return field.options.some((option) => normal(option.text).startsWith(words));
}

function offersOther(field: FieldDescriptor): boolean {
  if (field.control === 'choice') return field.options.some(({ text }) => saysOther(text));
  return field.control === 'check' && field.texts.some(({ text }) => saysOther(text));
}

const answering =
  / (?:answer|response|reason|option|(?:please )?specify|antwort|angabe|grund|reponse|precisez|raison|respuesta|especifi\p{L}*|risposta|specificare|resposta|antwoord|svar|odpowiedz|ответ)$/u;

/** "Other", "Other answer". */
const saysOther = byText((text) => phrasesOf('other').has(normal(text).replace(answering, '')));

const sources: ReadonlySet<string> = new Set(['label', 'aria-label', 'preceding', 'placeholder', 'table-header']);

const perPage =
  /(?:per|pro|par|por|na) (?:page|seite|p[áa]gina|stron|страниц)|每页|件数|^(?:page size|show entries|results|rows)\W*$/iu;
const page = /^page\W*$| page\W*$/i;
const ofPages = /(?:^|\d )(?:of|\/) ?\d/;

/** A table's own: the list of how many rows it shows, the box of the page on show. */
function turnsPages(field: FieldDescriptor): boolean {
  const says = (what: RegExp) => field.texts.some(({ text }) => what.test(text));
  if (field.control !== 'choice') return says(page) && says(ofPages);
  if (!says(perPage)) return false;
  // A list that begins at one counts something else: "Copies per page".
  const others = field.options.filter(({ text }) => !/^(?!1$)\d+$/.test(text));
  return field.options.length > 0 ? others.length < 2 && others[0]?.text !== '1' : /^\d+$/.test(field.current);
}

/** Anything to fill besides search boxes and their filters. */
function isMainWork({ field, kind }: Reading): boolean {
  return (
    field.skipReason === null &&
    kind !== 'search' &&
    field.control !== 'check' &&
    kind !== 'captcha' &&
    kind !== 'language'
  );
}

/** In another form, or the site's own in one that spans the page: nobody searches where they say who they are. */
function isBesideWork({ field }: Reading, fields: readonly Reading[], mainForms: ReadonlySet<string>): boolean {
  if (!mainForms.has(field.form)) return true;
  return (
    siteSearch.test(field.name) && fields.some(({ field: { form }, kind }) => form === field.form && saysWho.has(kind))
  );
}

const siteSearch = /^(?:q|s|query|search|keywords?)$|search(?:term|query|text|box|key)/i;
const saysWho: ReadonlySet<Kind> = new Set<Kind>(['given-name', 'family-name', 'new-password', 'address-line1']);
