/** What fields ask beside their kinds: amounts, days and topics told by their own words. See `asks/ask-data.ts`. */
import type { FieldDescriptor } from '../../../pipeline';
import { kindEntry, timeKinds, type Kind } from '../../../kinds/kinds';
import type { AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import type { Lexicon } from '../../lexicon/lexicon';
import { settle, type Reading } from '../reading';
import { suits } from '../suits';
import { correctBySort } from './answer-sort';
import { settleAlternatives, settleYesOrNo } from './alternatives';
import { candidates } from './candidates';
import { correctByText } from './correct-by-text';
import { correctByUnit } from './correct-by-unit';
import { settleFewOf } from './few-of';
import type { Candidate } from './fits';
import { general, isOpen, prevails } from './prevails';
import { settleFormat, settleSteps } from './shown-formats';
import { settleShown } from './shown-examples';
import { settleNone, settleNotation } from './stated-notations';
import { settleDigits, settleSum } from './stated-answers';
import { surroundingsOf } from './surroundings';
import { settleByWords, settleDoer } from './told-by-words';

/** @returns settles what one of those fields asks for; changes it in place */
export function asking(
  fields: readonly FieldDescriptor[],
  data: AskData,
  lexicon: Lexicon,
): (reading: Reading) => void {
  const surroundings = surroundingsOf(fields);
  return (reading) => {
    if (settleNotation(reading, data) || settleNone(reading, data) || settleFormat(reading)) return;
    if (settleFewOf(reading, lexicon)) return;
    if (settleSum(reading, data) || settleDigits(reading) || settleAlternatives(reading, data)) return;
    if (settleByWords(reading, data) || settleDoer(reading, data)) return;
    const isWritten = surroundings.get(reading.field.form)!;
    const [found] = candidates(reading, { data, isWritten, lexicon });
    const isKnown = found !== undefined || (reading.known && !isOpen(reading.kind));
    if (found?.sort !== 'flag' && settleYesOrNo(reading, isKnown, data)) return;
    if (settleShown(reading, data, found ?? null)) return;
    if (!found && settleSteps(reading)) return;
    if (!found || !prevails(found, reading)) {
      correctBySort(reading, data);
      correctByText(reading, data);
      correctByUnit(reading);
      return;
    }
    const kind = kindFor(found, reading, data);
    const words = found.said.split(' ').length;
    reading.ask = { id: found.id, kind, firm: isFirm(found, data), share: found.share, words };
    settle(reading, kind, found.source, found.text);
  };
}

/** Whether a role beside it is nobody's name: "Insured number", "Contents sum insured", "Identity provider". */
function isFirm({ strong, sort, share, text }: Candidate, data: AskData): boolean {
  return strong && (sort === 'code' || (share === 1 && (sort === 'amount' || saysSo('firm', text, data))));
}

/** "Expected week of childbirth": nobody writes "2027-W15" into a line. */
function tellsDay(kind: Kind, field: FieldDescriptor): boolean {
  if (kind === 'week' && field.control !== 'date') return false;
  return kindEntry(kind).group === 'date' && !timeKinds.has(kind) && suits(kind, field);
}

export function kindFor(ask: Candidate, reading: Reading, data: AskData): Kind {
  const { kind, field } = reading;
  switch (ask.sort) {
    case 'kind':
      return data.table.kinds[ask.id] as Kind;
    case 'amount':
      return 'number';
    case 'time':
      return 'time';
    case 'day':
      return tellsDay(kind, field) ? kind : 'date';
    case 'flag':
      return 'yes-no';
    case 'code':
    case 'text':
      return kindOfWords(reading);
  }
}

/** The kind that goes with an answer in words: the one that was found where it says nearly as much. */
export function kindOfWords({ kind, known, field }: Reading): Kind {
  if (known && general.has(kind)) return kind;
  return field.control === 'text' && field.type !== 'text' ? 'answer' : 'text';
}
