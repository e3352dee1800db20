/** Answers to questions off the beaten path; see `asks/ask-data.ts`. */
import type { Amount, AskText } from '../asks/ask-data';
import { asParentId, asSelfId, saidPrefix, sortOf } from '../asks/ask-data';
import { thingPrefix, thingsOf } from '../things/find-thing';
import { scenePrefix } from '../scenes/scene-data';
import { sumPrefix } from '../asks/arithmetic';
import { fewPrefix, fewSigns } from '../asks/few-signs';
import { likePrefix } from '../asks/shown-example';
import { digitsPrefix } from '../asks/stated-digits';
import { rateAt, unitsAt, unitsIn, withoutPrice } from '../asks/units';
import { showDate } from '../../moment/show-date';
import type { Draft } from '../draft';
import { usualDateFormat } from '../fit/date/locale-order';
import { units } from '../fit/date/units';
import type { FieldDescriptor } from '../../pipeline';
import { isKind, type Kind } from '../../kinds/kinds';
import { addDays, latest } from '../persona/calendar';
import { bareCity } from '../persona/address';
import type { Persona } from '../persona/persona';
import { fillChecked } from '../persona/check-digits/checked';
import { fillTemplate } from '../persona/template';
import { makeWork } from '../persona/work';
import { isForeign } from '../asks/topics';
import { formWordsOf } from '../recognise/asks/fits';
import { capitalised, date, flag, number, text } from './drafts';
import { textsOf } from '../label-of';
import type { GenerateContext } from './generator';
import { likeExample } from './like-shown';
import { madeAnswer } from './makes';
import { money } from './money';
import { neutral } from './neutral';
import { story } from './story';
import { relationOf } from './relationship';
import { inTime, timeUnitOf } from './time-spans';
import { paidPerIn, pricePer } from './units';
import type { Stream } from '../stream';

/** Seconds. */
const halfHour = 1_800;

/** @returns a half hour of the span, `HH:MM` */
function timeIn([from, to]: readonly [string, string], stream: Stream): string {
  const half = stream.int(units.time.read(from) / halfHour, units.time.read(to) / halfHour);
  return units.time.show(half * halfHour);
}

/** The question after money of which nothing but the span it is paid for may be known: "Kosten der Sternwarte pro Jahr". */
const anySum = 'amount-money';

/** @param answerKind makes the answer of a kind, for questions that a kind answers */
export function answer(id: string, context: GenerateContext, answerKind: (kind: Kind) => Draft): Draft {
  const { table } = context.persona.locale.asks;
  if (id.startsWith(sumPrefix)) return text(id.slice(sumPrefix.length));
  if (id.startsWith(saidPrefix)) return text(capitalised(id.slice(saidPrefix.length)));
  if (id.startsWith(fewPrefix)) {
    const whole = answerKind(context.recognition.kind);
    return whole.is === 'text' ? text(fewSigns(whole.forms[0] ?? '', id)) : whole;
  }
  if (id.startsWith(likePrefix)) return likeExample(id.slice(likePrefix.length), context, amountByUnit);
  if (id.startsWith(thingPrefix)) return thing(id.slice(thingPrefix.length), context);
  if (id.startsWith(digitsPrefix)) return digits(Number(id.slice(digitsPrefix.length)), context);
  if (id.startsWith(scenePrefix)) return story(id, context) ?? neutral(context);
  const made = madeAnswer(id, context);
  if (made !== null) return text(made);
  if (id === asSelfId) return text('Self', 'Myself');
  if (id === asParentId) return relationOf(context.persona.name.sex === 'female' ? 'mother' : 'father', context);
  switch (sortOf(id, table)) {
    case 'amount': {
      const perSpan = id === anySum || isFarAbove(table.amounts[id]!, context) ? pricePer(context) : null;
      return perSpan ?? inTime(amountOf(table.amounts[id]!, context), timeUnitOf(id, table), context);
    }
    case 'code':
      return codeOf(id, context);
    case 'day': {
      const [first, last, weekday] = table.days[id]!;
      const isMoment = context.field.control === 'date' && context.field.type === 'datetime-local' && last < 0;
      const nth = isMoment ? 0 : (context.recognition.nth ?? 0);
      const days = id === 'recent' ? recentDay(nth, context) : context.persona.fact(dayFact(id, nth)).int(first, last);
      // Forms list what is to come in its order: loading, then unloading.
      const later = id === 'future' ? nth * (last - first) : 0;
      const told = addDays(context.persona.today, days + later);
      return date(weekday ? latest(weekday, told) : told, isMoment ? momentOfDay(context) : '09:30');
    }
    case 'time':
      return date(context.persona.today, timeIn(table.times[id]!, context.persona.fact(id)));
    case 'flag':
      return flag(table.flags[id]!);
    case 'kind': {
      const kind = table.kinds[id]!;
      if (id === 'asked-company' && context.recognition.nth) return otherCompany(context.recognition.nth, context);
      return isKind(kind) ? answerKind(kind) : neutral(context);
    }
    case 'text':
      return topicText(id, context);
  }
}

/** Days and moments that are told in their order; those after them are as the last. */
const mostOrdered = 12;

/** Records tell what happened in its order: dispatched, delivered, found damaged. */
function recentDay(nth: number, { persona }: GenerateContext): number {
  const [first, last] = persona.locale.asks.table.days.recent!;
  let day = first;
  for (let at = 0; at <= Math.min(nth, mostOrdered); at++) day = persona.fact(dayFact('recent', at)).int(day, last);
  return day;
}

/** What is told to the minute comes about one after the other: started, detected, resolved. */
function momentOfDay({ recognition: { nth = 0 }, persona }: GenerateContext): string {
  const between = persona.fact('minutes between').int(2, 9) * 5;
  return units.time.show((9.5 * 60 + Math.min(nth, mostOrdered) * between) * 60);
}

/** What happened on this page happened on one day; for the rest each field has its own: "Last exam", "Last vaccination". */
function dayFact(id: string, nth: number): string {
  return nth === 0 || id === 'past' ? `day ${id}` : `day ${id} ${nth}`;
}

/** Exporter and importer are two. */
function otherCompany(nth: number, { persona }: GenerateContext): Draft {
  return text(makeWork(persona.locale, persona.age, persona.fact(`company ${nth}`)).company);
}

function isOne(amount: Amount | Readonly<Record<string, Amount>>): amount is Amount {
  return Array.isArray(amount);
}

/** A budget is of thousands, but none "per person and night". */
function isFarAbove(amount: Amount | Readonly<Record<string, Amount>>, context: GenerateContext): boolean {
  const euros = isOne(amount) ? undefined : amount['€'];
  const paid = euros && paidPerIn(context);
  // What is paid a head goes by what it is for.
  const most = paid && paid[4] === undefined ? paid[2] * paid[3] : Infinity;
  return euros !== undefined && most <= mostOfDay && euros[1] > farAbove * most;
}
/** Euros that are paid for a day or less, and how much more is meant for longer. */
const mostOfDay = 200;
const farAbove = 6;

/** In the unit that the field names, else in the country's usual one. */
function amountOf(amount: Amount | Readonly<Record<string, Amount>>, context: GenerateContext): Draft {
  if (isOne(amount)) return drawn(amount, context);
  if (amount['€']) return amountOfMoney(amount['€'], context);
  const named = unitsIn(textsOf(context.field)).find((unit) => amount[unit] !== undefined);
  const imperial = context.persona.locale.country === 'US' ? Object.keys(amount).find(isImperial) : undefined;
  return drawn(amount[named ?? imperial ?? Object.keys(amount)[0]!]!, context);
}

function isImperial(unit: string): boolean {
  return ['°F', 'lb', 'mi', 'in', 'ft', 'sqft', 'gal', 'US', 'psi', 'mpg'].includes(unit);
}

function drawn([low, high, decimals = 0, step]: Amount, { stream }: GenerateContext): Draft {
  const unit = step ?? 10 ** -decimals;
  const steps = Math.round((high - low) / unit);
  return number(Number((low + stream.int(0, steps) * unit).toFixed(decimals)), low, high, decimals);
}

/** Japanese and Chinese labels count in ten thousands. */
const tenThousands = ['万円', '万'];

function amountOfMoney([low, high, step = 1]: Amount, { persona, stream, field }: GenerateContext): Draft {
  const euros = low + stream.int(0, Math.round((high - low) / step)) * step;
  return inTenThousands(money(persona, euros, low, high, step >= 1), field);
}

/** An amount of money as the label counts it. */
export function inTenThousands(amount: Draft, field: FieldDescriptor): Draft {
  const counts = unitsIn(textsOf(field)).some((one) => tenThousands.includes(one));
  if (!counts || amount.is !== 'number') return amount;
  const unit = 10_000;
  return number(Math.max(1, Math.round(amount.number / unit)), amount.low / unit, amount.high / unit);
}

/** How long or how often something was counted: "in the last 12 months", "per day". */
const period = /\d+[ -]?\p{L}+|(?<!\p{L})(?:per|pro|par|por|each|every|last|past|next) \p{L}+/giu;

/** How much of a shorter time a longer one usually has: "Days open per week", "Hours worked each day". */
const inLonger: Readonly<Record<string, Readonly<Record<string, Amount>>>> = {
  days: { weeks: [2, 6], months: [4, 22], years: [20, 240] },
  h: { days: [1, 9], weeks: [4, 40] },
  min: { h: [5, 55, 0, 5], days: [10, 120, 0, 5] },
  weeks: { months: [1, 4], years: [4, 48] },
  months: { years: [2, 11] },
};

/** A number of which only the unit is known, `null` where not even that is. */
export function amountByUnit(context: GenerateContext): Draft | null {
  const { units } = context.persona.locale.asks.table;
  const said = context.field.texts.map(({ text }) => withoutPrice(text)).join(' \n ');
  const named = [...rateAt(context.field), ...unitsAt(context.field), ...unitsIn(said.replace(period, ' '))];
  const unit = named.find((one) => units[one] !== undefined);
  if (unit === undefined) return null;
  const longer = (said.match(period) ?? []).flatMap(unitsIn).find((one) => inLonger[unit]?.[one]);
  if (longer) return drawn(inLonger[unit]![longer]!, context);
  return unit === '€' ? (pricePer(context) ?? amountOfMoney(units[unit]!, context)) : drawn(units[unit]!, context);
}

/** So many digits, the first of them none that goes lost. */
function digits(count: number, { stream }: GenerateContext): Draft {
  return text(fillTemplate(`${stream.int(1, 9)}${'#'.repeat(count - 1)}`, stream));
}

function codeOf(id: string, { persona, stream, recognition }: GenerateContext): Draft {
  const codes = persona.locale.asks.table.codes[id]!;
  const at = (persona.fact(`code ${id}`).int(0, codes.length - 1) + (recognition.nth ?? 0)) % codes.length;
  const code = fillChecked(codes[at]!, stream, {
    year: persona.today.slice(0, 4),
    country: persona.locale.country,
    alpha3: persona.locale.places.alpha3,
    tag: persona.locale.tag,
  });
  return text(code.replaceAll('{hash}', '#').replaceAll('{at}', '@'));
}

/** One of the things of a sort, the next one where the page asks again. */
function thing(noun: string, { persona, recognition }: GenerateContext): Draft {
  const things = thingsOf(noun, persona.locale.asks.things!).map(capitalised);
  const at = (persona.fact(`thing ${noun}`).int(0, things.length - 1) + (recognition.nth ?? 0)) % things.length;
  return text(things[at]!, ...things);
}

/**
 * In the page's language, else neutral words of it: a list of ailments may be denied without end, a story is not told a
 * third time.
 */
function topicText(id: string, context: GenerateContext): Draft {
  const { persona, recognition } = context;
  const texts = persona.locale.asks.own.texts.of(id);
  const fitting = atHome(id, texts, context);
  if (fitting.length === 0) return neutral(context);
  const matter = persona.locale.asks.table.ofOneMatter.find((ids) => ids.includes(id))?.[0] ?? id;
  const drawn = persona.fact(`topic ${matter}`).int(0, texts.length - 1);
  const first = fitting.findIndex((text) => texts.indexOf(text) >= drawn);
  const at = Math.max(0, first) + (recognition.nth ?? 0);
  const one = fitting[at % fitting.length]!;
  return typeof one === 'string' || at < 2 * fitting.length ? said(inPlace(one, persona)) : neutral(context);
}

/**
 * Those of a question's answers that no other matter's form would have, and no bare yes in a box of several lines where
 * another says more. Where the form says nothing, or is known to be one for the question, an answer that may be of another
 * matter is better than none.
 */
function atHome(id: string, texts: readonly AskText[], { persona, field }: GenerateContext): readonly AskText[] {
  const { asks, phrases } = persona.locale;
  const form = [...field.formTexts, ...field.texts.map(({ text: one }) => one)].join(' ');
  const saysMore = (other: AskText, one: string) => typeof other === 'string' && other.startsWith(`${one},`);
  const isBare = (one: AskText) =>
    typeof one === 'string' &&
    phrases.words['yes-no']?.includes(one.toLowerCase()) &&
    texts.some((other) => saysMore(other, one));
  const isBox = field.control === 'text' && field.type === 'textarea';
  const telling = isBox ? texts.filter((one) => !isBare(one)) : texts;
  if (asks.own.language !== 'en' || field.formTexts.length === 0) return telling;
  const own = telling.filter((one) => !isForeign(typeof one === 'string' ? one : one.join(' '), form, asks.table));
  return own.length > 0 || formWordsOf(id, asks) === null ? own : telling;
}

/** `{name}` and `{city}` are the persona's own, `{today}` the day of the plan: "Finanzamt {city}". */
function inPlace(one: AskText, persona: Persona): AskText {
  if (typeof one !== 'string') return one.map((sentence) => withFacts(sentence, persona));
  return withFacts(one, persona);
}

function withFacts(text: string, { name, address, locale, today }: Persona): string {
  const format = usualDateFormat(locale.language, locale.country);
  return text
    .replace('{name}', name.full)
    .replace('{city}', bareCity(address.city))
    .replace('{today}', showDate(format, today, '00:00', locale.language));
}

function said(one: AskText): Draft {
  return typeof one === 'string' ? text(one) : { is: 'prose', sentences: one };
}
