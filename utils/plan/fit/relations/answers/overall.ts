/** A grade that sums up others lies among them: who is outstanding in all is not below expectations overall. */
import type { AskTable } from '../../../asks/ask-data';
import type { Option } from '../../../../pipeline';
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
    const isWhole = ({ at }: Graded) => isSaidIn(overall, labelOf(fields[at]!.field));
    const parts = graded.filter((one) => !isWhole(one)).sort((one, other) => one.grade - other.grade);
    for (const { at, options, scale } of graded.filter(isWhole)) {
      const alike = parts.filter((one) => scale.filter((word) => one.scale.includes(word)).length * 2 >= scale.length);
      if (alike.length < fewestOthers) continue;
      const { grade, scale: own } = alike[Math.floor((alike.length - 1) / 2)]!;
      const same = scale.indexOf(own[grade]!);
      // Where the word is missing, as far from the ends.
      const middle = same < 0 ? Math.round((grade / (own.length - 1)) * (scale.length - 1)) : same;
      fitted[at] = fittedOptions([options[middle]!], fitted[at]!.reason);
    }
  }
  return fitted;
}

interface Graded {
  /** Position of the field. */
  readonly at: number;
  readonly options: readonly Option[];
  /** The first words of the grades, without their numbers, the worst or the best first. */
  readonly scale: readonly string[];
  /** Position of the one that was chosen. */
  readonly grade: number;
}

function gradeOf({ field, fitted: { value } }: FittedField, at: number): Graded | null {
  if (field.control !== 'choice' || value?.as !== 'options' || value.at?.length !== 1) return null;
  const options = realOptions(field.options);
  const grade = options.findIndex(({ index }) => index === value.at![0]);
  if (options.length < fewestGrades || grade < 0) return null;
  return { at, options, grade, scale: options.map(({ text }) => firstWord(text)) };
}

/** "meets" of "3 - Meets expectations"; a bare number says itself. */
function firstWord(text: string): string {
  return /^(?:\d+ )?([^ ]+)/.exec(normal(text))?.[1] ?? '';
}
