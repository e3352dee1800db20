/** What is asked beside a story goes by it: who wrote of a dripping tap in the bathroom chooses "Bathroom", of three pallets counts 3. */
import type { AskTable } from '../asks/ask-data';
import { unitsIn } from '../asks/units';
import { byText } from '../by-text';
import { grouped } from '../grouped';
import { labelOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import { typedText, type Option } from '../../pipeline';
import { isOpen } from '../recognise/asks/prevails';
import { standsIn } from '../recognise/asks/surroundings';
import { fold, stem, tokenise } from '../recognise/texts/fold';
import { scenePrefix } from '../scenes/scene-data';
import { allows } from './allows';
import { realOptions } from './choice/choice';
import { isEvasive } from './choice/evasive';
import { fittedOptions, fittedText, type Fitted } from './fitted';
import type { FittedField } from './pairs';

/** What is known of how stories are told. */
interface Telling {
  /** Regular expressions of options, folded, and of what tells of the same in other words. */
  readonly tells: AskTable['tells'];
  /** A language's `skip` and `count`: words of a label that name nothing. */
  readonly skip: readonly string[];
  /** In words, from zero on, `|` between two for the same. */
  readonly numbers: readonly string[];
}

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order: lists of whatever is asked at the option that the form's story names, counts
 * of things as it counts them
 */
export function fitToTold(fields: readonly FittedField[], telling: Telling): Fitted[] {
  const stories = storiesOf(fields);
  return fields.map((one) => {
    const told = stories.get(one.field.form);
    return told ? asTold(one, told, telling) : one.fitted;
  });
}

/** What each form with a story tells, folded. */
function storiesOf(fields: readonly FittedField[]): ReadonlyMap<string, string> {
  const isStory = ({ recognition: { ask = '' } }: FittedField) => ask.startsWith(scenePrefix);
  const byForm = grouped(fields.filter(isStory), ({ field }) => field.form);
  const told = ({ fitted }: FittedField) => fold(typedText(fitted.value) ?? '');
  return new Map([...byForm].map(([form, stories]) => [form, stories.map(told).join(' ')]));
}

function asTold(one: FittedField, told: string, telling: Telling): Fitted {
  const { field, recognition, fitted } = one;
  const { value } = fitted;
  if (field.control === 'number') return asCounted(one, told, telling);
  if (field.control !== 'choice' || value?.as !== 'options' || value.at?.length !== 1) return fitted;
  if (!isOpen(recognition.kind)) return fitted;
  const shares = realOptions(field.options, field).map((option) => ({
    option,
    share: shareIn(told, option, telling.tells),
  }));
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const best = shares.filter(({ share }) => share === most);
  const isSure = most >= leastShare && best.length === 1 && best[0]!.option.index !== value.at[0];
  return isSure ? fittedOptions([best[0]!.option]) : fitted;
}

/** How much of an option must be told. */
const leastShare = 0.5;
/** Words that tell something: long ones, and those of scripts that say as much in two characters. */
const tellingWord = /\p{L}{4,}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2,}/gu;

/** Which share of an option's telling words stands in a text. */
function shareIn(told: string, option: Option, tells: Telling['tells']): number {
  const words = isEvasive(option) ? [] : (fold(option.text).match(tellingWord) ?? []);
  const found = words.filter((word) => standsIn(told, stem(word)) || isToldInParts(told, word));
  const share = words.length > 0 ? found.length / words.length : 0;
  return share >= leastShare || !isToldOtherwise(told, option, tells) ? share : leastShare;
}

const leastOfPart = 5;

/** "Leitungswasser" where a "Wasserleitung" is told of: both halves of a compound stand in the text. */
function isToldInParts(told: string, word: string): boolean {
  for (let at = leastOfPart; at <= word.length - leastOfPart; at++)
    if (told.includes(stem(word.slice(at))) && told.includes(word.slice(0, at).replace(/s$/, ''))) return true;
  return false;
}

/** "Heating" where a boiler is told of. */
function isToldOtherwise(told: string, { text }: Option, tells: Telling['tells']): boolean {
  return tells.some(([says, by]) => foldedPatternOf(says).test(fold(text)) && foldedPatternOf(by).test(told));
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
function asCounted({ field, recognition, fitted }: FittedField, told: string, { numbers, skip }: Telling): Fitted {
  const label = labelOf(field);
  if (fitted.value === null || !isOpen(recognition.kind) || unitsIn(label).length > 0) return fitted;
  const words = tokenise(label).filter(({ text }) => !skip.includes(text) && !isNumbering.test(text));
  const noun = words.length <= mostWords ? words.at(-1) : undefined;
  if (!noun || noun.text.length < leastNoun) return fitted;
  const count = counting(numbers)(noun.stem).exec(told)?.[1];
  if (count === undefined) return fitted;
  const number = /^\d/.test(count)
    ? count
    : String(numbers.findIndex((one) => one.split('|').map(fold).includes(count)));
  return allows(field, number) ? fittedText(number) : fitted;
}

const isNumbering =
  /^(?:number|count|quantity|qty|total|anzahl|nombre|numero|cantidad|quantite|quantita|quantidade|aantal|liczba|ilosc|количество|число)$/u;
