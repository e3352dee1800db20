/** A grade that sums up others lies among them: who is outstanding in all is not below expectations overall. */
import type { AskTable } from '../../../asks/ask-data';
import { labelOf } from '../../../label-of';
import { realOptions } from '../../choice/choice';
import { normal } from '../../choice/normal';
import { fittedOptions, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { isSaidIn } from '../said-in';

const fewestGrades = 3;
const fewestOthers = 2;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, the grade of all in the middle of those on the same scale
 */
export function fitOverall(fields: readonly FittedField[], { overall }: Pick<AskTable, 'overall'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const graded = form.flatMap((at) => gradeOf(fields[at]!, at) ?? []);
    for (const whole of graded.filter(({ at }) => isSaidIn(overall, labelOf(fields[at]!.field)))) {
      const others = graded.filter(
        (one) => one !== whole && isSameScale(one, whole) && !isSaidIn(overall, labelOf(fields[one.at]!.field)),
      );
      if (others.length < fewestOthers) continue;
      const { field } = fields[whole.at]!;
      const options = field.control === 'choice' ? realOptions(field.options) : [];
      fitted[whole.at] = fittedOptions([options[middleOf(others, whole)]!], fitted[whole.at]!.reason);
    }
  }
  return fitted;
}

interface Graded {
  /** Position of the field. */
  readonly at: number;
  /** The first words of the grades, without their numbers, the worst or the best first. */
  readonly scale: readonly string[];
  /** Position of the one that was chosen. */
  readonly grade: number;
}

function gradeOf({ field, fitted: { value } }: FittedField, at: number): Graded | null {
  if (field.control !== 'choice' || field.multiple || value?.as !== 'options' || value.at?.length !== 1) return null;
  const options = realOptions(field.options);
  const grade = options.findIndex(({ index }) => index === value.at![0]);
  if (options.length < fewestGrades || grade < 0) return null;
  return { at, grade, scale: options.map(({ text }) => firstWord(text)) };
}

/** "meets" of "3 - Meets expectations"; a bare number says itself. */
function firstWord(text: string): string {
  return /^(?:\d+ )?([^ ]+)/.exec(normal(text))?.[1] ?? '';
}

const leastShared = 0.5;

/** Whether two lists grade by mostly the same words. */
function isSameScale({ scale }: Graded, { scale: other }: Graded): boolean {
  return other.filter((word) => scale.includes(word)).length >= other.length * leastShared;
}

/** Where on a scale the middle one of other grades stands: by its word, else as far from the ends. */
function middleOf(others: readonly Graded[], { scale }: Graded): number {
  const sorted = [...others].sort((one, other) => one.grade - other.grade);
  const { grade, scale: own } = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const same = scale.indexOf(own[grade]!);
  return same >= 0 ? same : Math.round((grade / (own.length - 1)) * (scale.length - 1));
}
