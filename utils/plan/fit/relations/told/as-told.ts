/** What is asked beside a story goes by it: who wrote of a dripping tap in the bathroom chooses "Bathroom", of three pallets counts 3. */
import { grouped } from '../../../grouped';
import { labelOf } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { isOpen } from '../../../recognise/asks/prevails';
import { standsIn } from '../../../recognise/asks/surroundings';
import { fold, stem } from '../../../recognise/texts/fold';
import { scenePrefix } from '../../../scenes/scene-data';
import { legendOf } from '../answers/answers';
import { realOptions } from '../../choice/choice';
import { isEvasive, isEvasiveText } from '../../choice/evasive';
import { fittedOptions, withTick, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { isSaidIn } from '../said-in';
import { asCounted, saysNone, type Telling } from './told-amounts';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order: lists and boxes of whatever is asked at what the form's story names, counts of
 * things as it counts them, nothing of what it says there is none of
 */
export function fitToTold(fields: readonly FittedField[], telling: Telling): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const story = storyOf(
      form.map((at) => fields[at]!),
      telling.toldBy,
    );
    if (!story) continue;
    const boxes = grouped(
      form.filter((at) => fields[at]!.field.control === 'check'),
      (at) => legendOf(fields[at]!.field),
    );
    for (const [legend, group] of boxes)
      if (legend !== '' && group.length > 1) tick(group, fields, fitted, story, telling);
    for (const at of form) fitted[at] = asTold({ ...fields[at]!, fitted: fitted[at]! }, story, telling);
  }
  return fitted;
}

/** What a form tells. */
interface Story {
  /** Folded. */
  readonly text: string;
  /** Whose stories they are; '' for those of no scene. */
  readonly scene: string;
}

function storyOf(form: readonly FittedField[], { asks }: Telling['toldBy']): Story | null {
  const asked = ({ recognition: { ask = '' } }: FittedField) => ask;
  const stories = form.filter((one) => asked(one).startsWith(scenePrefix) || asks.includes(asked(one)));
  if (stories.length === 0) return null;
  const scene = stories.map(asked).find((ask) => ask.startsWith(scenePrefix)) ?? '';
  const text = stories.map(({ fitted }) => fold(typedText(fitted.value) ?? '')).join(' ');
  return { text, scene: scene.slice(scenePrefix.length).split('/')[0]! };
}

function asTold(one: FittedField, story: Story, telling: Telling): Fitted {
  const { field, recognition, fitted } = one;
  const { value } = fitted;
  if (field.control === 'number') return asCounted(one, story.text, telling);
  if (field.control !== 'choice' || value?.as !== 'options' || value.at?.length !== 1) return fitted;
  const options = realOptions(field.options, field);
  const none = saysNone(labelOf(field), story.text, telling.toldBy);
  const nothing = none && options.find(({ text }) => isSaidIn(none, text));
  if (nothing) return nothing.index === value.at[0] ? fitted : fittedOptions([nothing]);
  if (!isOpen(recognition.kind)) return fitted;
  const shares = options.map((option) => ({
    option,
    share: isEvasive(option) ? 0 : shareIn(story, option.text, telling),
  }));
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const best = shares.filter(({ share }) => share === most);
  const isSure = most >= leastShare && best.length === 1 && best[0]!.option.index !== value.at[0];
  return isSure ? fittedOptions([best[0]!.option]) : fitted;
}

/** Of boxes to one question those that the story tells of; all as they are where it tells of none. */
function tick(
  boxes: readonly number[],
  fields: readonly FittedField[],
  fitted: Fitted[],
  story: Story,
  telling: Telling,
): void {
  const optionAt = (at: number) => labelOf(fields[at]!.field);
  const none = saysNone(legendOf(fields[boxes[0]!]!.field), story.text, telling.toldBy);
  const denying = boxes.filter((at) => none && isSaidIn(none, optionAt(at)));
  const shares = new Map(boxes.map((at) => [at, shareIn(story, optionAt(at), telling)]));
  const told = new Set(denying.length > 0 ? denying : boxes.filter((at) => shares.get(at)! >= leastShare));
  if (told.size === 0) return;
  for (const at of boxes) fitted[at] = withTick(fitted[at]!, told.has(at));
}

/** How much of an option must be told. */
const leastShare = 0.5;
/** What the words of an option say that may be told in other words and is not. */
const ofWords = 0.4;
/** Words that tell something: long ones, and those of scripts that say as much in two characters. */
const tellingWord = /\p{L}{4,}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2,}/gu;

/** How much is said by an option that is of the story's matter whatever its words. */
const ofMatter = 2;

/**
 * Which share of an option's telling words stands in a story. Of what is told in other words its own tell less: who was
 * pushed "vers l'avant" was hit from behind.
 */
export function shareIn({ text: told, scene }: Story, option: string, { tells, toldBy }: Telling): number {
  const text = fold(option);
  const words = isEvasiveText(option) ? [] : (text.match(tellingWord) ?? []);
  if (words.length === 0) return 0;
  const matter = toldBy.scenes[scene];
  if (matter && matchesFolded(matter, text)) return ofMatter;
  const found = words.filter((word) => standsIn(told, stem(word)) || isToldInParts(told, word));
  const others = tells.filter(([says]) => matchesFolded(says, text));
  if (others.some(([, by]) => matchesFolded(by, told))) return 1;
  return (found.length / words.length) * (others.length > 0 ? ofWords : 1);
}

const leastOfPart = 5;

/** "Leitungswasser" where a "Wasserleitung" is told of: both halves of a compound stand in the text. */
function isToldInParts(told: string, word: string): boolean {
  for (let at = leastOfPart; at <= word.length - leastOfPart; at++)
    if (told.includes(stem(word.slice(at))) && told.includes(word.slice(0, at).replace(/s$/, ''))) return true;
  return false;
}
