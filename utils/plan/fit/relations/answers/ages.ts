/** What is told of a child goes with its age: no adult's shirt, no more years of experience than it has lived. */
import type { AskTable } from '../../../asks/ask-data';
import { labelOf } from '../../../label-of';
import { foldedPatternOf, matchesFolded } from '../../../pattern-of';
import { typedText, type Option } from '../../../../pipeline';
import { fold } from '../../../recognise/texts/fold';
import { makeStream } from '../../../stream';
import { amountIn, isAmount } from '../amounts/amounts';
import { plainLabel } from '../said-in';
import { ageIn } from './age-in';
import { allows } from '../../allows';
import { realOptions } from '../../choice/choice';
import { fittedOptions, fittedText, refused, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';

/** Older ones wear what adults do. */
const oldest = 14;
/** Before that nobody begins with a sport or an instrument. */
const beginsAt = 4;

/**
 * For valid values, each right by itself.
 * @param today the reference day
 * @returns what was fitted, in the same order, sizes and experience of the form's one child as its age has them
 */
export function fitAges(fields: readonly FittedField[], { ofAge }: Pick<AskTable, 'ofAge'>, today: string): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    for (const [place, at] of form.entries()) {
      const many = isListOfAges(fields[at]!, ofAge) ? childrenBefore(place, form, fields, ofAge) : null;
      if (many !== null) fitted[at] = agesOf(many, fields[at]!) ?? fitted[at]!;
    }
    const ages = form.flatMap((at) => ageIn(fields[at]!, fitted[at]!, today) ?? []);
    const [age = oldest] = ages;
    if (age >= oldest || ages.some((other) => other >= oldest)) continue;
    for (const at of form) fitted[at] = ofChild(fields[at]!, age, ofAge) ?? fitted[at]!;
  }
  return fitted;
}

/** Fields between the number of children and their ages. */
const reachOfAges = 4;

/** "4, 9" where the ages of children are asked. */
function isListOfAges({ field, fitted }: FittedField, { agesOf: asked }: AskTable['ofAge']): boolean {
  const isList = field.control === 'text' && /^\d{1,2}(?:\P{N}{1,5}\d{1,2})*$/u.test(typedText(fitted.value) ?? '');
  return isList && matchesFolded(asked, plainLabel({ field }));
}

/** How many children a form counts right before; null where it does not. */
function childrenBefore(
  place: number,
  form: readonly number[],
  fields: readonly FittedField[],
  { children, agesOf: asked }: AskTable['ofAge'],
): number | null {
  const before = form.slice(Math.max(0, place - reachOfAges), place).map((at) => fields[at]!);
  const count = before.findLast((one) => {
    const label = plainLabel(one);
    return isAmount(one) && matchesFolded(children, label) && !matchesFolded(asked, label);
  });
  return count ? amountIn(count.fitted) : null;
}

const mostChildren = 10;

/** So many ages, rising, with what stands between those that were there; nothing for no child. */
function agesOf(many: number, { field, fitted }: FittedField): Fitted | null {
  if (many === 0) return field.required ? null : refused('left-blank-on-purpose');
  const said = typedText(fitted.value)!;
  const there = said.match(/\d+/gu)!;
  if (there.length === many || !Number.isInteger(many) || many > mostChildren) return null;
  const stream = makeStream(`ages ${said}`);
  const ages = Array.from({ length: many }, () => stream.int(2, oldest - 3)).toSorted((one, other) => one - other);
  const last = /\d(\P{N}+)\d+$/u.exec(said)?.[1] ?? ', ';
  const text = ages.reduce((list, age, nth) => `${list}${nth === many - 1 ? last : ', '}${age}`, '');
  const list = many === 1 ? String(ages[0]) : text.slice(', '.length);
  return allows(field, list) ? fittedText(list) : null;
}

/** null where an age says nothing of it. */
function ofChild({ field, fitted }: FittedField, age: number, words: AskTable['ofAge']): Fitted | null {
  if (fitted.value === null) return null;
  const label = fold(labelOf(field));
  if (field.control === 'choice') {
    const options = realOptions(field.options, field);
    const isSize = matchesFolded(words.size, label);
    const found =
      groupOf(age, options, words) ??
      (matchesFolded(words.grade, label) ? gradeOf(age, options) : isSize ? sizeOf(age, options, words) : null);
    return found && fittedOptions([found]);
  }
  const years = Number(typedText(fitted.value) ?? 'none');
  const isExperience = years > Math.max(0, age - beginsAt) && matchesFolded(words.experience, label);
  const fewer = String(Math.max(0, Math.floor((age - beginsAt) / 2)));
  return isExperience && allows(field, fewer) ? fittedText(fewer) : null;
}

/** "U8", "Under 8s" of a club: the youngest of those for children who are not that old; null where the options are no such groups. */
function groupOf(age: number, options: readonly Option[], { groups }: AskTable['ofAge']): Option | null {
  const limits = options.map(({ text }) => Number(foldedPatternOf(groups).exec(fold(text))?.[1] ?? NaN));
  const above = limits.filter((limit) => limit > age);
  const isOfGroups = limits.filter((limit) => !Number.isNaN(limit)).length > 2;
  return isOfGroups && above.length > 0 ? options[limits.indexOf(Math.min(...above))]! : null;
}

/** Full years at which the first grade begins. */
const firstGradeAt = 6;

/** "3rd grade", "4.º", "Klasse 2": the grade of those who are so old; null where the options are no grades by number. */
function gradeOf(age: number, options: readonly Option[]): Option | null {
  const grades = options.map(({ text }) => Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? NaN));
  const at = grades.indexOf(age - firstGradeAt + 1);
  return grades.filter((grade) => !Number.isNaN(grade)).length > 1 && at >= 0 ? options[at]! : null;
}

/** "Age 5-6", "7/8 Jahre"; else the child's size that its age has: the oldest wear the largest. */
function sizeOf(age: number, options: readonly Option[], { adult, child }: AskTable['ofAge']): Option | null {
  const spanned = options.find(({ text }) => {
    const [, low, high] = /(?<!\d)(\d{1,2}) ?[-–/] ?(\d{1,2})(?!\d)/.exec(text) ?? [];
    return Number(low) <= age && age <= Number(high);
  });
  if (spanned) return spanned;
  const sizes = options.filter(({ text }) => matchesFolded(child, fold(text)) && !matchesFolded(adult, fold(text)));
  return sizes[Math.floor((Math.max(0, age - beginsAt) / (oldest - beginsAt)) * sizes.length)] ?? null;
}
