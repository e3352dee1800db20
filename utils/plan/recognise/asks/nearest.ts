/** What a question means that nothing else knows: the known one that is nearest in meaning and belongs here. */
import type { FieldDescriptor, TextSource } from '../../../pipeline';
import { sortOf, type AskData } from '../../asks/ask-data';
import { setOf } from '../../asks/find-ask';
import { wordsOfMeaning, type NearAsk, type NearestAsks } from '../../asks/nearest-asks';
import { withoutBrackets } from '../../brackets';
import type { Lexicon } from '../../lexicon/lexicon';
import { matches } from '../../pattern-of';
import type { Steps } from '../../steps';
import { settle, type Reading } from '../reading';
import { withoutWish } from '../texts/wished-for';
import { kindFor } from './asking';
import { takesAnyWords } from './control-sorts';
import { belongingOf, fits, type Candidate, type Surrounded } from './fits';
import { ownTextOf } from './heard';
import { surroundingsOf } from './surroundings';

/** How near a question must be. */
const least = {
  /** By how many words tell something: few may be near to many. */
  ofWords: [1, 0.97, 0.91],
  ofMany: 0.87,
  /** Where something else is known, but little says so. */
  ofDoubted: 0.93,
  /** Where an answer could take up the question's own words. */
  ofTakenUp: 0.97,
} as const;
const fewestDoubted = 3;

/** Up to which share of the words that say what is asked, or score of a kind, it is doubted. */
const doubted = { share: 0.55, score: 0.7 } as const;

/** How much nearer a question is that the form's words say belongs to it. */
const belongs = 0.03;

/** Questions of a page that are looked for, each once: it takes some milliseconds. */
const mostSought = 80;

/**
 * @param fields all fields, in page order; changed in place
 * @returns whether all that could be told was: false where what tells it has not been read
 */
export function* settleNearest(fields: readonly Reading[], data: AskData, lexicon: Lexicon): Steps<boolean> {
  const open = fields.filter(isOpen).flatMap((reading) => {
    const question = questionOf(reading, data);
    return question ? [{ reading, question }] : [];
  });
  if (open.length === 0) return true;
  if (!data.nearest.now) yield data.nearest.load();
  const { now } = data.nearest;
  if (!now) return false;
  const surroundings = surroundingsOf(fields.map(({ field }) => field));
  const sought = new Set<string>();
  for (const { reading, question } of open) {
    const words = question.words.join(' ');
    if (sought.size >= mostSought && !sought.has(words)) continue;
    sought.add(words);
    settleOne(reading, question, now, { data, lexicon, isWritten: surroundings.get(reading.field.form)! });
    yield;
  }
  return true;
}

/** Whether it is asked in English, in a box for any answer, and nobody is sure what. Days are told by their tense. */
function isOpen(reading: Reading): boolean {
  const { repeats, field, language } = reading;
  if (language !== 'en' || repeats || field.skipReason || !isBox(field)) return false;
  return isUnknown(reading) || isDoubted(reading);
}

function isUnknown({ kind, known, ask }: Reading): boolean {
  return !ask && (!known || kind === 'number');
}

function isBox(field: FieldDescriptor): boolean {
  return field.control === 'number' || takesAnyWords(field);
}

/** Whether little of its words says what it asks, and nothing else has settled it. */
function isDoubted({ kind, ask, person, part, ends, scores, extra }: Reading): boolean {
  if (person || ends || part.of !== 'whole' || extra.some(({ signal }) => signal === 'neighbours')) return false;
  return ask ? (ask.share ?? 1) < doubted.share : extra.length === 0 && scores.of(kind) < doubted.score;
}

interface Question {
  readonly source: TextSource;
  readonly text: string;
  readonly words: readonly string[];
}

/** @returns null where too little is said */
function questionOf(reading: Reading, { english }: AskData): Question | null {
  const own = ownTextOf(reading.field);
  if (!own) return null;
  const text = withoutWish(withoutBrackets(own.text) || own.text);
  const words = wordsOfMeaning(text, setOf(english.skip));
  const fewest = isUnknown(reading) ? 1 : fewestDoubted;
  return words.length < fewest ? null : { source: own.source, text, words };
}

function isTakenUp(text: string, { english }: AskData): boolean {
  const question = text.replace(/\P{L}+$/u, '');
  return english.restated?.questions.some(({ asks }) => matches(asks, question)) ?? false;
}

function leastFor(reading: Reading, { text, words }: Question, data: AskData): number {
  if (isTakenUp(text, data)) return least.ofTakenUp;
  const telling = words.filter((word) => !data.english.fillers.includes(word));
  return isUnknown(reading) ? (least.ofWords[telling.length] ?? least.ofMany) : least.ofDoubted;
}

function settleOne(reading: Reading, question: Question, nearest: NearestAsks, surrounded: Surrounded): void {
  const { data } = surrounded;
  const { source, text, words } = question;
  const candidate = ({ id, nearness, counted }: NearAsk): Candidate => ({
    ...{ id, counted, text, source, sort: sortOf(id, data.table) },
    ...{ share: nearness, score: nearness, said: '', strong: false, first: true },
  });
  const isCounted = reading.known && reading.kind === 'number';
  const rank = (one: Candidate) => one.share + (belongingOf(one, surrounded) > 0 ? belongs : 0);
  const [found] = nearest
    .nearest(words, leastFor(reading, question, data))
    .map(candidate)
    .filter((one) => (!isCounted || one.sort === 'amount') && fits(one, reading, surrounded))
    .sort((one, other) => rank(other) - rank(one));
  if (!found) return;
  const kind = kindFor(found, reading, data);
  reading.ask = { id: found.id, kind, share: found.share };
  settle(reading, kind, source, text);
}
