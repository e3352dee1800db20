/** Whether a field can hold what a question of the table wants, and means it. */
import type { FieldDescriptor, TextSource } from '../../../pipeline';
import { isKind, kindEntry, timeKinds, type Kind } from '../../../kinds/kinds';
import { unitsOf, type AskData, type AskSort, type AskTable } from '../../asks/ask-data';
import { asksCount, setOf, type FoundAsk } from '../../asks/find-ask';
import { saysSo } from '../../asks/says-so';
import { rateAt, unitsAt } from '../../asks/units';
import { wordsIn } from '../../asks/word-lists';
import { byTextOf } from '../../by-text';
import { withoutBrackets } from '../../brackets';
import type { Lexicon } from '../../lexicon/lexicon';
import { foldedPatternOf, matches } from '../../pattern-of';
import type { Shape } from '../../lexicon/shapes';
import { isBesideHead } from '../texts/head-words';
import { fold } from '../texts/fold';
import type { Reading } from '../reading';
import { countsPeople } from '../persons/role-names';
import { suits } from '../suits';
import { tokensOf } from '../signals/weigh-text';
import { isOfSort } from './answer-sort';
import { isLine, isNumericChoice, takesWords } from './control-sorts';
import { endsInNumber } from './names-code';
import { beginsWithDate, saysDate } from './says-date';
import { asksWhether } from './says-whether';
import type { IsWritten } from './surroundings';

export interface Candidate extends FoundAsk {
  readonly sort: AskSort;
  readonly source: 'name' | TextSource;
  readonly text: string;
  readonly score: number;
}

export interface Surrounded {
  readonly data: AskData;
  readonly lexicon: Lexicon;
  readonly isWritten: IsWritten;
}

/** Words of which one must stand in the form, the language's own among them; null where the question belongs to any form. */
export function formWordsOf(id: string, { table, own }: AskData): readonly string[] | null {
  const [general, ofLanguage] = [generalWords(id, table), own.within?.[id]];
  return general && ofLanguage ? [...general, ...ofLanguage] : (general ?? ofLanguage ?? null);
}

/** Those of any language, each list read but once. */
const generalWords = byTextOf((id, { within }: AskTable) => wordsIn(within, id));

function isWithin(id: string, { data, isWritten }: Surrounded): boolean {
  return formWordsOf(id, data)?.some(isWritten) ?? true;
}

/** How many words of the form say that a question belongs to it. */
export function belongingOf({ id }: FoundAsk, { data, isWritten }: Surrounded): number {
  return formWordsOf(id, data)?.filter(isWritten).length ?? 0;
}

/** "Haustiere (Art, Anzahl)" counts, and tells what else there is. */
const listInBrackets = /[(（][^)）]*[,;/、][^)）]*[)）]/gu;

/** One word among many is beside the point: "Number of late payments in the last 12 months" is no term of a loan. */
const leastOfText = 0.3;

/** "Were the gutters cleaned?" wants a yes, whatever it is about. */
const mostOfText = 0.6;

/** Whether the control could hold the answer, and the question is meant so. */
export function fits(ask: Candidate, { field, kind, language }: Reading, surrounded: Surrounded): boolean {
  const { data } = surrounded;
  if (!isWithin(ask.id, surrounded) || (isPicked(field) && !/day|time|kind/.test(ask.sort))) return false;
  const countsThings = asksCount(ask.text.replace(listInBrackets, ' '), data);
  const isHead = ask.strong || ask.said.includes(' ') || (ask.first && countsThings);
  if (ask.share < leastOfText && !isHead) return false;
  if (isLine(field) && ask.share < mostOfText && asksWhether(ask.text, data)) return false;
  // "Notes for the carrier" asks for no carrier.
  if (!isAll(ask) && ask.sort === 'kind' && saysSo('notesFor', ask.text, data)) return false;
  if (isLine(field) && (namesAnother(ask, data) || !isOfSort(ask, data))) return false;
  const counts = field.control === 'number' || countsThings;
  if (ask.counted && !counts && !isNumericChoice(field)) return false;
  if (ask.counted && !countsThings && !ask.first && isBeside(ask)) return false;
  switch (ask.sort) {
    case 'amount':
      // "Purpose of payment", "Account to pay rent into": what goes with an amount is no amount.
      if (isLine(field) && !ask.strong && saysSo('asksAbout', ask.text, data)) return false;
      if (contradicts(ask, field, data) || (isLine(field) && !countsThings && wantsOther(ask, isNoNumber, surrounded)))
        return false;
      return field.control === 'number' || isLine(field) || isNumericChoice(field);
    case 'day':
      if (matches(data.table.tense.desired, ask.text) && data.table.days[ask.id]![1] < 0) return false;
      if (field.control === 'date' || !isLine(field)) return field.control === 'date';
      return isAll(ask) || kindEntry(kind).group === 'date' || saysDate.test(ask.text);
    case 'time':
      return field.control === 'date'
        ? field.type === 'time'
        : isLine(field) &&
            (field.opensCalendar || !saysSo('severalTimes', ask.text, data)) &&
            (ask.strong || kind === 'text' || timeKinds.has(kind));
    case 'flag':
      return field.control === 'choice';
    case 'kind':
      if (data.table.kinds[ask.id] === 'name' && countsPeople.test(ask.text)) return false;
      return isKind(data.table.kinds[ask.id]!) && suits(data.table.kinds[ask.id] as Kind, field);
    case 'text':
      if (ask.share <= halfOfText && isBesideHead(ask, language)) return false;
      if (isLine(field) && ((countsThings && countsFirst.test(ask.text)) || unitsAt(field).includes('%'))) return false;
      if (
        isLine(field) &&
        !isAsked(ask) &&
        (kindEntry(kind).group === 'date' ? saysDate : beginsWithDate).test(ask.text)
      )
        return false;
      if (isLine(field) && isToldInSentences(ask.id, data) && wantsOther(ask, isCode, surrounded)) return false;
      if (isLine(field) && ask.share < 1 && wantsOther(ask, isPerson, surrounded)) return false;
      return takesWords(field);
    case 'code':
      return takesWords(field);
  }
}

/** Of what half of the words name or fewer, the others may make another thing: "Trash removal plan" is no plan of a membership. */
const halfOfText = 0.5;

/** "Number of plots" wants no story's plot, "How many days a week" none of its days. */
const countsFirst = /^\W*(?:(?:total )?number|no\.|nr\.|#|how many(?!.*,)) (?:of )?/iu;

/** No words are chosen in a calendar, whatever its range is called ("Opening hours"), nor where its days are typed as shown. */
const isPicked = (field: FieldDescriptor) => field.control === 'text' && (field.opensCalendar || showsDayForm(field));

const showsDayForm = ({ texts }: FieldDescriptor) =>
  texts.some(
    ({ source, text }) =>
      source === 'placeholder' && /^\W*(?:mm?|dd?|yyyy)([/.-])(?:mm?|dd?)\1(?:dd?|yyyy)(?!\p{L})/iu.test(text),
  );

/** Whether the text says nothing else: "Notice period of candidate" may sound like a day. */
function isAsked({ strong, share }: Candidate): boolean {
  return strong && share === 1;
}

/** "LMP", "Last tetanus shot", "Air con last serviced": a day without its word. */
function isAll({ strong, said, share }: Candidate): boolean {
  return strong && (share === 1 || (said.includes(' ') && share >= 0.5));
}

/** "SSH key path" asks for no key, "Exemption certificate number" counts no exemptions. */
function namesAnother({ sort, text, said, strong, share }: Candidate, data: AskData): boolean {
  const bare = withoutBrackets(text).trim();
  if (sort === 'text' && share < 1 && endsInNumber.test(bare) && !(said && bare.toLowerCase().endsWith(said)))
    return true;
  if (sort === 'amount' && share < 1 && (saysSo('issuedNumber', bare, data) || saysSo('endsInReference', bare, data)))
    return true;
  if (share === 1 || strong) return false;
  const [end = ''] = foldedPatternOf(data.table.corrections.otherThing).exec(bare.toLowerCase()) ?? [];
  return end !== '' && sort !== 'kind' && !said.endsWith(end);
}

/** "Months as a member" counts no members. */
const beside = / (?:as|since|with|per|until|before|after|without)(?: an?| the| your| my)?$/u;

function isBeside({ text, said }: Candidate): boolean {
  const folded = fold(text);
  const at = folded.indexOf(said.split(' ')[0]!);
  return at > 0 && beside.test(folded.slice(0, at).trimEnd());
}

const isCode: ReadonlySet<Shape> = new Set<Shape>(['code']);

const isNoNumber: ReadonlySet<Shape> = new Set<Shape>(['organization', 'person']);

const isPerson: ReadonlySet<Shape> = new Set<Shape>(['person']);

const surely = 0.4;

/** Whether a line wants another sort of answer: "Bus route number" is no itinerary, "Liability insurer" no amount, "Venue coordinator" no venue. */
function wantsOther({ text, strong }: Candidate, others: ReadonlySet<Shape>, { lexicon }: Surrounded): boolean {
  if (strong) return false;
  const likely = [...lexicon.shapes.judge(tokensOf(text))];
  const [shape, share] = likely.reduce((one, other) => (other[1] > one[1] ? other : one));
  return share >= surely && others.has(shape);
}

function isToldInSentences(id: string, { own }: AskData): boolean {
  return setOf(own.inSentences).has(id);
}

/** "Residual sugar (g/l)" is no blood sugar. */
function isToldIn(rate: string, units: readonly string[]): boolean {
  return units.some((unit) => unit.toLowerCase() === rate.toLowerCase());
}

/** "Public liability cover (£)" is no number of diners, whatever "cover" may mean. */
function contradicts({ id, share }: Candidate, field: FieldDescriptor, { table }: AskData): boolean {
  const units = unitsOf(id, table);
  if (share < 1 && units.length > 0 && rateAt(field).some((rate) => !isToldIn(rate, units))) return true;
  const stated = unitsAt(field);
  return stated.length > 0 && !stated.some((unit) => units.some((own) => own.toLowerCase() === unit.toLowerCase()));
}
