/** Amounts beside a story go by it: of three pallets 3 are counted, where nobody was hurt none are. */
import type { AskTable } from '../../../asks/ask-data';
import { unitsAt, unitsIn } from '../../../asks/units';
import { byText } from '../../../by-text';
import { labelOf } from '../../../label-of';
import { foldedPatternOf, matchesFolded } from '../../../pattern-of';
import type { FieldDescriptor } from '../../../../pipeline';
import { isOpen } from '../../../recognise/asks/prevails';
import { fold, tokenise } from '../../../recognise/texts/fold';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { isSaidIn } from '../said-in';

/** What is known of how stories are told. */
export interface Telling {
  /** Regular expressions of options, folded, and of what tells of the same in other words. */
  readonly tells: AskTable['tells'];
  readonly toldBy: AskTable['toldBy'];
  /** A language's `skip` and `count`: words of a label that name nothing. */
  readonly skip: readonly string[];
  /** In words, from zero on, `|` between two for the same. */
  readonly numbers: readonly string[];
}

/** @returns what options say that there is none of what a label asks for, where the story does; null else */
export function saysNone(label: string, told: string, { none }: Telling['toldBy']): string | null {
  const found = none.find(([asked, story]) => isSaidIn(asked, label) && matchesFolded(story, told));
  return found?.[2] ?? null;
}

/** Words that a label of no more than a count has: "Number of pallets". */
const mostWords = 2;
const leastNoun = 4;

const counters = new WeakMap<readonly string[], (noun: string) => RegExp>();

/** By noun what tells how many there are, in figures or in words. */
function counting(numbers: Telling['numbers']): (noun: string) => RegExp {
  const before = counters.get(numbers);
  if (before) return before;
  const spelled = numbers.flatMap((word) => word.split('|')).filter(Boolean);
  const number = ['\\d{1,4}', ...spelled.map(fold)].join('|');
  const made = byText((noun) => new RegExp(`(?<![\\p{L}\\d.,])(${number}) (?:\\p{L}+ )?${noun}`, 'u'));
  counters.set(numbers, made);
  return made;
}

/** "Pallets" beside "three pallets": so many. */
export function asCounted({ field, recognition, fitted }: FittedField, told: string, telling: Telling): Fitted {
  if (fitted.value === null) return fitted;
  const number = saysNone(labelOf(field), told, telling.toldBy)
    ? '0'
    : isOpen(recognition.kind)
      ? (weighed(field, told, telling) ?? lasting(field, told, telling) ?? counted(labelOf(field), told, telling))
      : null;
  return number !== null && allows(field, number) ? fittedText(number) : fitted;
}

const everywhere = byText((source) => new RegExp(source, 'gu'));

/** "138 kg in total", "four cartons, 14 kg each"; null where it is told of several weights, or of none. */
function weighed(field: FieldDescriptor, told: string, { toldBy, numbers }: Telling): string | null {
  const [asked, whole, each] = toldBy.weight;
  const inKilograms = field.texts.some(({ text }) => unitsIn(text).includes('kg'));
  if (!inKilograms || !isSaidIn(asked, labelOf(field))) return null;
  const one = foldedPatternOf(each).exec(told);
  if (one) {
    const count = countOf(`(?:${toldBy.packages[1]})`, told, numbers);
    return count === null ? null : String(Number(count) * Number(one[1] ?? one[2]));
  }
  const [found, another] = told.matchAll(everywhere(whole));
  return found && !another ? found[1]!.replace(/[.,]/g, '') : null;
}

/** How many of a unit are one of another, nearly: who has had a cough for two weeks has had it for 14 days. */
const inOther: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hours: { days: 24 },
  days: { weeks: 7, months: 30 },
  weeks: { months: 52 / 12, years: 52 },
  months: { years: 12 },
};

/** "For about two weeks", where a label asks how long: null where the story tells no such span, or several. */
function lasting(field: FieldDescriptor, told: string, { toldBy, numbers }: Telling): string | null {
  if (!isSaidIn(toldBy.lasting, labelOf(field))) return null;
  const [unit] = [...unitsAt(field), ...field.texts.flatMap(({ text }) => unitsIn(`(${text.trim()})`))];
  if (unit === undefined) return null;
  const spans = [...told.matchAll(/([\p{L}\d]+) (?=(\p{L}{3,}))/gu)].flatMap(([, many = '', word = '']) => {
    const [named] = unitsIn(`(${word})`);
    const times = named === unit ? 1 : inOther[unit]?.[named ?? ''];
    const count = /^\d{1,3}$/.test(many)
      ? Number(many)
      : numbers.findIndex((one) => one.split('|').map(fold).includes(many));
    return times && count > 0 ? [Math.round(count * times)] : [];
  });
  return spans.length === 1 ? String(spans[0]) : null;
}

function counted(
  label: string,
  told: string,
  { numbers, skip, toldBy: { packages, counting } }: Telling,
): string | null {
  if (unitsIn(label).length > 0) return null;
  const words = tokenise(label).filter(({ text }) => !skip.includes(text) && !matchesFolded(counting, text));
  const last = words.length <= mostWords ? words.at(-1) : undefined;
  const named = last && last.text.length >= leastNoun ? countOf(last.stem, told, numbers) : null;
  return named ?? (isSaidIn(packages[0], label) ? countOf(`(?:${packages[1]})`, told, numbers) : null);
}

function countOf(noun: string, told: string, numbers: Telling['numbers']): string | null {
  const count = counting(numbers)(noun).exec(told)?.[1];
  if (count === undefined) return null;
  return /^\d/.test(count) ? count : String(numbers.findIndex((one) => one.split('|').map(fold).includes(count)));
}
