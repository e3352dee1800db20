/** What is written of a matter that a list has named is of that matter: "Pothole" beside "Describe the problem". */
import type { AskLanguage, AskTable } from '../../../asks/ask-data';
import { findPart } from '../../../asks/find-part';
import { isOf } from '../../../asks/priors/priors';
import { labelOf } from '../../../label-of';
import { typedText, type FieldDescriptor } from '../../../../pipeline';
import { isLine, takesAnyWords } from '../../../recognise/asks/control-sorts';
import { fold } from '../../../recognise/texts/fold';
import { withoutWish } from '../../../recognise/texts/wished-for';
import { scenePrefix } from '../../../scenes/scene-data';
import { allows } from '../../allows';
import { isEvasiveText } from '../../choice/evasive';
import { listQuestion } from '../../choice/list-question';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { Answers } from '../answers/answers';
import { formsOf } from '../forms';
import { nearestTo } from '../nearest';
import { shareIn } from './as-told';

type Language = Pick<AskLanguage, 'priors' | 'matters' | 'general' | 'skip' | 'numbers'>;

/** Questions that are answered with what was chosen; the others go with these. */
const ofMatter: ReadonlySet<string> = new Set(['happened', 'problem', 'description', 'title']);
/** Of those what tells most. */
const telling: ReadonlySet<string> = new Set(['happened', 'problem']);

/**
 * For likely values.
 * @returns what was fitted, in the same order, texts about a matter told of the one that the form's list names, where they tell
 * of another
 */
export function fitToChosen(
  fields: readonly FittedField[],
  table: Pick<AskTable, 'tells' | 'toldBy'>,
  _today: string,
  own: Language,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  if (!own.general) return fitted;
  for (const form of formsOf(fields)) {
    const answers = new Answers(form, fields, fitted);
    const lists = form.filter((at) => matterAt(at, answers, own) !== null);
    if (lists.length === 0) continue;
    const asked = form.flatMap((at) => {
      const part = partOf(fields[at]!, own);
      return part === null ? [] : [{ at, part, option: matterAt(nearestTo(lists, at)!, answers, own)! }];
    });
    const isOther = ({ at, option }: (typeof asked)[number]) =>
      !isToldOf(option, typedText(fitted[at]!.value) ?? '', table, own);
    if (!asked.some((one) => telling.has(one.part) && isOther(one))) continue;
    for (const { at, part, option } of asked.filter((one) => !ofMatter.has(one.part) || isOther(one)))
      fitted[at] = composed(fields[at]!.field, part, option, own) ?? fitted[at]!;
  }
  return fitted;
}

/** What a list has called the matter of its form; null where it is no such list, or says nothing. */
function matterAt(at: number, answers: Answers, { priors }: Language): string | null {
  const { field } = answers.fields[at]!;
  if (field.control !== 'choice' || field.multiple || !isOf('matter', listQuestion(field), priors)) return null;
  const [option = ''] = answers.chosen(at);
  return /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(option) && !isEvasiveText(option)
    ? option
    : null;
}

/** Which general question a field asks of whose matter nothing else is known; null for none. */
function partOf({ field, recognition, fitted }: FittedField, { general, matters }: Language): string | null {
  if (fitted.value === null || !takesAnyWords(field) || recognition.person !== '') return null;
  if (recognition.ask?.startsWith(scenePrefix)) return null;
  const part = findPart(withoutWish(labelOf(field)), general!)?.part;
  // What was done is told better by who knows what was asked.
  if (part === 'done' && recognition.ask !== undefined) return null;
  return part !== undefined && Object.hasOwn(matters, part) ? part : null;
}

const leastShare = 0.5;

function isToldOf(
  option: string,
  text: string,
  { tells, toldBy }: Pick<AskTable, 'tells' | 'toldBy'>,
  own: Language,
): boolean {
  const story = { text: fold(text), scene: '' };
  if (wordsOf(story.text).includes(wordsOf(fold(option)))) return true;
  return shareIn(story, option, { tells, toldBy, skip: own.skip, numbers: own.numbers }) >= leastShare;
}

/** "PC" is a word of its own, too short to be told from others by its beginning. */
function wordsOf(folded: string): string {
  return ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** As much of it as the field takes. */
function composed(field: FieldDescriptor, part: string, option: string, { matters }: Language): Fitted | null {
  const [line, ...sentences] = matters[part]!.map((one) => one.replace('{option}', () => option));
  const between = /[。]$/u.test(sentences[0] ?? '') ? '' : ' ';
  const texts = isLine(field)
    ? [line!]
    : [sentences.join(between), sentences[0], line].filter((one) => one !== undefined && one !== '');
  const text = texts.find((one) => allows(field, one!));
  return text === undefined ? null : fittedText(text);
}
