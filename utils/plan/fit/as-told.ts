/** A choice beside a story goes by it: who wrote of a dripping tap in the bathroom chooses "Bathroom". */
import { grouped } from '../grouped';
import { typedText, type Option } from '../../pipeline';
import { isOpen } from '../recognise/asks/prevails';
import { standsIn } from '../recognise/asks/surroundings';
import { fold, stem } from '../recognise/texts/fold';
import { scenePrefix } from '../scenes/scene-data';
import { realOptions } from './choice/choice';
import { isEvasive } from './choice/evasive';
import { fittedOptions, type Fitted } from './fitted';
import type { FittedField } from './pairs';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, lists of whatever is asked at the option that the form's story names
 */
export function fitToTold(fields: readonly FittedField[]): Fitted[] {
  const stories = storiesOf(fields);
  return fields.map((one) => {
    const told = stories.get(one.field.form);
    return told ? asTold(one, told) : one.fitted;
  });
}

/** What each form with a story tells, folded. */
function storiesOf(fields: readonly FittedField[]): ReadonlyMap<string, string> {
  const isStory = ({ recognition: { ask = '' } }: FittedField) => ask.startsWith(scenePrefix);
  const byForm = grouped(fields.filter(isStory), ({ field }) => field.form);
  const told = ({ fitted }: FittedField) => fold(typedText(fitted.value) ?? '');
  return new Map([...byForm].map(([form, stories]) => [form, stories.map(told).join(' ')]));
}

function asTold({ field, recognition, fitted }: FittedField, told: string): Fitted {
  const { value } = fitted;
  if (field.control !== 'choice' || value?.as !== 'options' || value.at?.length !== 1) return fitted;
  if (!isOpen(recognition.kind)) return fitted;
  const shares = realOptions(field.options, field).map((option) => ({ option, share: shareIn(told, option) }));
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const best = shares.filter(({ share }) => share === most);
  const isSure = most >= leastShare && best.length === 1 && best[0]!.option.index !== value.at[0];
  return isSure ? fittedOptions([best[0]!.option]) : fitted;
}

/** How much of an option must be told. */
const leastShare = 0.5;
/** Words that tell something: long ones, and those of scripts that say as much in two characters. */
const telling = /\p{L}{4,}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2,}/gu;

/** Which share of an option's telling words stands in a text. */
function shareIn(told: string, option: Option): number {
  const words = isEvasive(option) ? [] : (fold(option.text).match(telling) ?? []);
  const found = words.filter((word) => standsIn(told, stem(word)) || isToldInParts(told, word));
  return words.length > 0 ? found.length / words.length : 0;
}

const leastOfPart = 5;

/** "Leitungswasser" where a "Wasserleitung" is told of: both halves of a compound stand in the text. */
function isToldInParts(told: string, word: string): boolean {
  for (let at = leastOfPart; at <= word.length - leastOfPart; at++)
    if (told.includes(stem(word.slice(at))) && told.includes(word.slice(0, at).replace(/s$/, ''))) return true;
  return false;
}
