/** Which boxes of a question are ticked. */
import type { AskLanguage, AskTable } from '../../../asks/ask-data';
import { isSeldom, type Priors } from '../../../asks/priors/priors';
import { grouped } from '../../../grouped';
import { firstText } from '../../../label-of';
import type { FieldDescriptor } from '../../../../pipeline';
import { matches } from '../../../pattern-of';
import { makeStream } from '../../../stream';
import { isEvasiveText } from '../../choice/evasive';
import { legendOf } from './answers';
import { isTicked, withTick, type Fitted, type FittedField } from '../../fitted';

/** Kinds that say themselves whether they are ticked. */
const decided = /-consent$|^remember-me$/;

type BoxWords = AskTable['boxes'];

/**
 * For realistic values: a box that is a question by itself is ticked, since a form that was filled shows it and what
 * depends on it, but for what hardly anybody has; of several boxes to one question at least one is, not all, and none that denies the others.
 * @returns what was fitted, in the same order
 */
export function fitTicks(
  fields: readonly FittedField[],
  { boxes }: Pick<AskTable, 'boxes'>,
  _today: string,
  { priors }: Pick<AskLanguage, 'priors'>,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const question of questions(fields, boxes)) {
    const ticked = ticksOf(question, fields, boxes, priors);
    for (const index of question) fitted[index] = withTick(fitted[index]!, ticked.has(index));
  }
  return fitted;
}

function ticksOf(
  question: readonly number[],
  fields: readonly FittedField[],
  words: BoxWords,
  priors: Priors,
): ReadonlySet<number> {
  const [first = -1] = question;
  if (question.length === 1) {
    const { field, isRolled } = fields[first]!;
    const isLeft =
      endsWhatGoesOn(fields[first]!, fields, words) || isLack(field, words) || (!isRolled && isRare(field, priors));
    return new Set(isLeft ? [] : [first]);
  }
  const sincere = question.filter((index) => !isDenial(fields[index]!.field, words));
  const list = sincere.length > 0 ? sincere : question;
  const ticked = list.filter((index) => isTicked(fields[index]!.fitted));
  if (ticked.length === 0) {
    const denied = question.filter((index) => isTicked(fields[index]!.fitted) && !list.includes(index));
    const isSaid = denied.length === 1 && isSeldom(legendOf(fields[first]!.field), priors);
    return new Set(isSaid ? denied : list.slice(0, 1));
  }
  if (ticked.length < list.length || list.length === 1) return new Set(ticked);
  const stream = makeStream(list.map((index) => labelOf(fields[index]!.field)).join('|'));
  const start = stream.int(0, list.length - 1);
  const drawn = list.length > 2 ? [start, (start + stream.int(1, 2)) % list.length] : [start];
  return new Set([...drawn.map((at) => list[at]!), ...list.filter((index) => fields[index]!.field.required)]);
}

/** Positions of the boxes, those to one question together. */
function questions(fields: readonly FittedField[], words: BoxWords): number[][] {
  const boxes = [...fields.keys()].filter((index) => {
    const { field, recognition, fitted } = fields[index]!;
    return field.control === 'check' && fitted.value !== null && !decided.test(recognition.kind);
  });
  const question = (index: number) => {
    const { field } = fields[index]!;
    return JSON.stringify([field.form, questionOf(field) || index]);
  };
  const byName = [...grouped(boxes, question).values()];
  const alone = byName.filter(({ length }) => length === 1).flat();
  const titles = grouped(alone, (index) => titleKey(fields[index]!.field)).values();
  const denied = [...titles].filter((together) => together.some((index) => isDenial(fields[index]!.field, words)));
  const regrouped = new Set(denied.flat());
  return [...byName.filter(([first]) => !regrouped.has(first!)), ...denied];
}

/** "None of these" makes one question of the boxes under its legend or heading, by whatever names they go. */
function titleKey({ form, texts }: FieldDescriptor): string {
  const title = texts.find(({ source }) => source === 'legend') ?? texts.find(({ source }) => source === 'heading');
  return JSON.stringify([form, title?.text ?? '']);
}

/** Boxes to one question share a name, or have none and share a legend. */
function questionOf({ name, texts }: FieldDescriptor): string {
  return name || (texts.find(({ source }) => source === 'legend')?.text ?? '');
}

/** Whether a box says something of the others: "None of these"; "Select all", which ticks them, whatever is planned. */
function isDenial(field: FieldDescriptor, { takesAll }: BoxWords): boolean {
  const text = labelOf(field);
  return matches(takesAll, text) || isEvasiveText(text);
}

/** "Sin número", "No middle name": a box for those who could not fill in what stands beside it. */
function isLack(field: FieldDescriptor, { lack, takesAll }: BoxWords): boolean {
  return !field.required && [lack, takesAll].some((words) => matches(words, labelOf(field)));
}

/** "Hazardous goods": a box for what hardly anybody has, not one by which something is declared. */
function isRare(field: FieldDescriptor, priors: Priors): boolean {
  const label = labelOf(field);
  return !field.required && label.split(/\s+/u).length <= mostWordsOfFlag && isSeldom(label, priors);
}

/** Longer ones declare something: "I have told my manager of the damage". */
const mostWordsOfFlag = 5;

/** Whether the box says that something has no end while the form asks for one. */
function endsWhatGoesOn({ field }: FittedField, fields: readonly FittedField[], { goesOn }: BoxWords): boolean {
  if (field.required || !matches(goesOn, labelOf(field))) return false;
  return fields.some(({ field: other, recognition }) => other.form === field.form && endOf(recognition));
}

function endOf({ kind, ask }: FittedField['recognition']): boolean {
  return kind === 'end-date' || ask === 'work-end' || ask === 'study-end';
}

function labelOf(field: FieldDescriptor): string {
  return field.texts.find(({ source }) => source === 'label')?.text ?? firstText(field);
}
