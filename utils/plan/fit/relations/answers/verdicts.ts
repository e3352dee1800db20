/** Who thinks well of one thing of a form thinks no less of the others: marks lie within a step of each other, that of the whole among them. */
import type { AskLanguage } from '../../../asks/ask-data';
import { isOf, type Priors } from '../../../asks/priors/priors';
import type { Kind } from '../../../../kinds/kinds';
import type { NumberControl, Option } from '../../../../pipeline';
import { agreementSteps } from '../../choice/agreement';
import { realOptions } from '../../choice/choice';
import { isEvasive } from '../../choice/evasive';
import { listQuestion } from '../../choice/list-question';
import { fittedOptions, type Fitted, type FittedField } from '../../fitted';
import { isOpen } from '../../../recognise/asks/prevails';
import { amountIn, exactAmount } from '../amounts/amounts';
import { formsByPerson } from '../forms';

/** A mark that was given. */
interface Mark {
  readonly at: number;
  /** Where it stands between the worst, 0, and the best, 1. */
  readonly share: number;
  /** How many steps the scale has from the worst to the best. */
  readonly steps: number;
  /** @returns null where the field takes no such mark */
  readonly given: (step: number) => Fitted | null;
}

/** Nobody is asked for an opinion to hear the worst or the best of it alone. */
const [least, most] = [0.55, 0.85];

const mostSteps = 11;

/**
 * For likely values.
 * @returns what was fitted, in the same order, the marks of each form those of one opinion: what was drawn for all of them
 */
export function fitVerdicts(
  fields: readonly FittedField[],
  _table: unknown,
  _today: string,
  { priors }: Pick<AskLanguage, 'priors'>,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsByPerson(fields)) {
    const marks = form.flatMap((at) => markAt(at, fields[at]!, priors) ?? []);
    if (marks.length < 2) continue;
    const verdict = Math.min(most, Math.max(least, mean(marks.map(({ share }) => share))));
    const isOfAll = ({ at }: Mark) => isOf('overall', listQuestion(fields[at]!.field), priors);
    const [ofAll, ofParts] = [marks.filter(isOfAll), marks.filter((mark) => !isOfAll(mark))];
    const stepOf = ({ share, steps }: Mark) => {
      const exact = verdict * steps;
      return Math.min(Math.ceil(exact), Math.max(Math.floor(exact), Math.round(share * steps)));
    };
    const middle = ofParts.length > 0 ? mean(ofParts.map((mark) => stepOf(mark) / mark.steps)) : verdict;
    for (const mark of ofParts) fitted[mark.at] = mark.given(stepOf(mark)) ?? fitted[mark.at]!;
    for (const { at, steps, given } of ofAll) fitted[at] = given(Math.round(middle * steps)) ?? fitted[at]!;
  }
  return fitted;
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** What knows more of a field than that it has steps or a number knows what is to be given. */
function takesMark({ kind, ask }: FittedField['recognition']): boolean {
  return ofMarks.has(kind) || (ask === undefined && (isOpen(kind) || kind === 'number' || kind === 'percentage'));
}

const ofMarks: ReadonlySet<Kind> = new Set<Kind>(['rating', 'survey-scale']);

function markAt(at: number, { field, fitted, recognition, isRolled }: FittedField, priors: Priors): Mark | null {
  if (isRolled || fitted.value === null || isOf('gravity', listQuestion(field), priors) || !takesMark(recognition))
    return null;
  if (field.control === 'choice') {
    const chosen = fitted.value.as === 'options' && fitted.value.at?.length === 1 ? fitted.value.at[0] : undefined;
    const isAsked = ofMarks.has(recognition.kind) || isOf('opinion', listQuestion(field), priors);
    const scale = chosen === undefined ? null : scaleOf(realOptions(field.options, field), isAsked, priors);
    const place = scale?.findIndex(({ index }) => index === chosen) ?? -1;
    if (!scale || place < 0) return null;
    const steps = scale.length - 1;
    return { at, share: place / steps, steps, given: (step) => fittedOptions([scale[step]!]) };
  }
  if (field.control !== 'number' || !isOf('opinion', listQuestion(field), priors)) return null;
  const scale = scaleOfNumber(field);
  const share = scale && Math.max(0, (amountIn(fitted) - scale.from) / (scale.to - scale.from));
  if (!scale || Number.isNaN(share)) return null;
  const steps = (scale.to - scale.from) / scale.step;
  return { at, share: share!, steps, given: (step) => exactAmount({ field }, scale.from + step * scale.step) };
}

/**
 * The steps of a scale of opinion, the worst first.
 * @param isAsked whether the question asks for an opinion: bare numbers say nothing of what they count
 */
function scaleOf(real: readonly Option[], isAsked: boolean, priors: Priors): readonly Option[] | null {
  const steps = real.filter((option) => !isEvasive(option));
  if (steps.length < 3 || steps.length > mostSteps) return null;
  const agreeing = isAsked ? agreementSteps(real) : null;
  if (agreeing) return agreeing;
  const ends = [steps[0]!.text, steps.at(-1)!.text];
  const [first, last] = ends.map((text) => (isOf('low', text, priors) ? -1 : isOf('high', text, priors) ? 1 : 0));
  if (first! < last! && first! + last! === 0) return steps;
  if (first! > last! && first! + last! === 0) return steps.toReversed();
  const numbers = steps.map(({ text }) => Number.parseInt(text, 10));
  const isCounted = numbers.every((number, place) => number === numbers[0]! + place);
  return isAsked && isCounted ? steps : null;
}

/** Bounds of marks: of five or ten, or a share of a hundred. */
const bestMarks: ReadonlySet<number> = new Set([5, 7, 10, 20, 100]);
/** Of a hundred nobody gives 73, nor less than half. */
const finest = 5;

function scaleOfNumber({ min, max, step }: NumberControl): { from: number; to: number; step: number } | null {
  if (max === null || !bestMarks.has(max) || min === null || min > 1) return null;
  if (max > mostSteps) return { from: max / 2, to: max, step: max / 2 / finest };
  return { from: min, to: max, step: Math.max(1, step ?? 1) };
}
